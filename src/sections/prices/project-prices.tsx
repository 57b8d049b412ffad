import { useTranslations } from 'next-intl';
import type { ServiceSummary } from '@/collections/services';
import type { WorkshopSummary } from '@/collections/workshops';
import { Link } from '@/i18n/link';
import { WrittenInMark } from '@/i18n/written-in';
import { Section } from '@/ui/section';
import { PriceLine } from './price-line';

type Props = { services: readonly ServiceSummary[]; workshops: readonly WorkshopSummary[] };

/** What is bought without a plan, each with its lowest price; nothing is shown where nothing has a price. */
export function ProjectPrices({ services, workshops }: Props) {
  const words = useTranslations('subscription.pricing.projects');
  const groups = [
    { key: 'services', all: services.filter(({ priceFrom }) => priceFrom) },
    { key: 'workshops', all: workshops.filter(({ priceFrom }) => priceFrom) },
  ] as const;
  const filled = groups.filter(({ all }) => all.length > 0);
  if (filled.length === 0) return null;
  return (
    <Section id="projects" title={words('title')} lead={words('lead')} className="tide-line">
      {filled.map(({ key, all }) => (
        <section
          key={key}
          aria-labelledby={`projects-${key}`}
          className="mt-12 break-inside-avoid first:mt-0"
        >
          <h3 id={`projects-${key}`} className="mb-4 text-title">
            {words(key)}
          </h3>
          <ul>
            {all.map((one) => (
              <li
                key={one.slug}
                lang={one.lang}
                className="tide-line grid items-baseline gap-x-8 py-3 last:border-b sm:grid-cols-[2fr_3fr] print:py-1"
              >
                <Link href={one.href} className="link-quiet tap-line font-semibold print:min-h-0">
                  {one.title}
                  <WrittenInMark lang={one.lang} />
                </Link>
                <PriceLine of={one} className="text-muted" />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Section>
  );
}
