import { useTranslations } from 'next-intl';
import { Section } from '@/ui/section';

const items = ['growth', 'anywhere', 'yes'] as const;

/** What a candidate should not expect here. */
export function HonestList() {
  const words = useTranslations('career.honesty');
  return (
    <Section id="honesty" title={words('title')}>
      <dl>
        {items.map((item) => (
          <div key={item} className="tide-line gap-x-8 py-6 last:border-b sm:grid sm:grid-cols-3">
            <dt className="font-bold font-display text-title leading-tight">
              {words(`items.${item}.title`)}
            </dt>
            <dd className="mt-2 max-w-[48ch] text-muted sm:col-span-2 sm:mt-0">
              {words(`items.${item}.description`)}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
