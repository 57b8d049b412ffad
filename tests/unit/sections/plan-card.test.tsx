import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PlanCard } from '@/features/subscription/plan-card';
import site from '../../../messages/en/site.json';
import subscription from '../../../messages/en/subscription.json';
import { plan } from '../../fixtures/documents';

const words = subscription.pricing.plans;

const render = (slots: number, mostPopular = false) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={{ site, subscription }}>
      <PlanCard plan={{ ...plan, slots, mostPopular }} height={1} />
    </NextIntlClientProvider>,
  );

test('a plan with free slots leads to its checkout and says how many are free', () => {
  expect(render(2)).toContain('2 slots');
  expect(render(1)).toContain('1 slot<');
  expect(render(1)).toContain(`href="${plan.checkoutUrl}"`);
  expect(render(1)).not.toContain('/schedule');
});

test.each([true, false])(
  'a full plan cannot be paid: it leads to a call (popular: %s)',
  (popular) => {
    const html = render(0, popular);
    expect(html).toContain('full for now');
    expect(html).toContain(words.fullNote);
    expect(html).toMatch(/href="\/schedule"[^>]*>Ask for the next slot/);
    expect(html).not.toContain(plan.checkoutUrl);
  },
);
