import { useTranslations } from 'next-intl';
import { Drawing } from '@/ui/picture';
import { Section } from '@/ui/section';

const values = ['words', 'rhythm', 'promises'] as const;

/** The agency's three values. */
export function Values() {
  const words = useTranslations('main-page.values');
  return (
    <Section id="values" title={words('title')}>
      <ul className="grid gap-y-12">
        {values.map((value, index) => (
          <li
            key={value}
            className="grid grid-cols-[5rem_1fr] gap-x-6 sm:grid-cols-[8rem_1fr] sm:gap-x-10"
          >
            <Drawing
              src={`/images/site/value-${index + 1}.svg`}
              width={240}
              height={240}
              className="w-full"
            />
            <div>
              <h3 className="text-title">{words(`items.${value}.title`)}</h3>
              <p className="mt-2 max-w-[44ch] text-lead text-muted">
                {words(`items.${value}.description`)}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
