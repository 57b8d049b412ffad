import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { booking } from '@/features/booking/booking';
import { BookingButton } from '@/features/booking/booking-button';
import { BookingFrame } from '@/features/booking/booking-frame';
import { BookingGate } from '@/features/booking/booking-gate';
import { BookingPopup } from '@/features/booking/booking-popup';
import { company } from '@/site/company';
import { contentSecurityPolicy } from '@/site/content-policy.mjs';
import messages from '../../../messages/en/booking.json';
import legal from '../../../messages/en/legal.json';

const { note, more, ...question } = legal.calendar;
const words = {
  ...messages.widget,
  newTab: 'opens in a new tab',
  callNow: messages.widget.callNow.replace('{phone}', company.phone),
  note,
  more,
  moreHref: '/legal/cookies',
};

test.each([null, undefined])('a popup without a root element (%s) names the fix', (root) => {
  const render = () =>
    renderToStaticMarkup(<BookingPopup root={root} words={words} onClose={() => undefined} />);
  expect(render).toThrow(/no root element.*root=\{document\.body\}/);
});

test('the button is a link until JavaScript runs', () => {
  const html = renderToStaticMarkup(
    <BookingButton words={words} fallbackHref="/pl/schedule" className="drop">
      Book
    </BookingButton>,
  );
  expect(html).toBe('<a href="/pl/schedule" class="drop">Book</a>');
});

test('the booking page asks before anything is asked of the provider, at the height of the calendar', () => {
  const html = renderToStaticMarkup(
    <BookingGate
      words={words}
      question={question}
      height={booking.inlineHeight}
      more={<a href="/legal/cookies">{more}</a>}
      drawing={null}
    />,
  );
  const [asked = '', aside = ''] = html.split('<noscript>');
  expect(asked).toContain('height:700px');
  expect(asked).toContain(`${question.text.replaceAll("'", '&#x27;')} <a href="/legal/cookies">`);
  expect(asked).toContain(`>${question.show}</button>`);
  expect(asked).not.toContain(booking.origin);
  expect(asked).not.toContain(words.loading);
  expect(aside).toContain(booking.url);
});

test('a frame that is wanted is a spinner at first, with the ways around for those without JavaScript', () => {
  const html = renderToStaticMarkup(<BookingFrame words={words} height={booking.inlineHeight} />);
  expect(html).toContain(words.loading);
  expect(html).not.toContain('<iframe');
  const [, aside = ''] = html.match(/<noscript>(.*)<\/noscript>/) ?? [];
  expect(aside).toContain(`href="${booking.url}" target="_blank" rel="noopener"`);
  expect(aside).toContain(company.phone);
});

test('the policy lets the provider into a frame and into nothing else', () => {
  const allowing = contentSecurityPolicy({ isDevelopment: false })
    .split('; ')
    .filter((directive) => directive.includes('calendly'));
  expect(allowing).toHaveLength(1);
  expect(allowing[0]).toMatch(/^frame-src /);
  expect(allowing[0]?.split(' ')).toContain(booking.origin);
});
