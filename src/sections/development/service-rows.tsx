import type { ServiceSummary } from '@/collections/services';
import { WrittenInMark } from '@/i18n/written-in';
import { PriceLine } from '@/sections/prices/price-line';
import { CardLink } from '@/ui/card-link';
import { Picture } from '@/ui/picture';

type Props = { services: ServiceSummary[]; headingLevel: 'h2' | 'h3' };

/** The services as a list of large lines; each has an emblem and links to its page. */
export function ServiceRows({ services, headingLevel: Heading }: Props) {
  return (
    <ul>
      {services.map((service) => (
        <li
          key={service.slug}
          lang={service.lang}
          className="tide-line group relative grid grid-cols-[1fr_5.5rem] items-center gap-x-6 py-6 last:border-b sm:grid-cols-[1fr_9rem] sm:py-7"
        >
          <div>
            <Heading className="text-title">
              <CardLink href={service.href}>{service.title}</CardLink>
              <WrittenInMark lang={service.lang} />
            </Heading>
            <p className="mt-2 max-w-[34.5em] sm:text-balance text-muted">{service.description}</p>
            <PriceLine of={service} className="mt-3 text-small" />
          </div>
          <Picture
            image={service.image}
            sizes="144px"
            className="w-full transition-[filter] duration-300 group-hover:brightness-115"
            isDecorative
          />
        </li>
      ))}
    </ul>
  );
}
