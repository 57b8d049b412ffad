import clsx from 'clsx';
import type { ServiceSummary } from '@/collections/services';
import { WrittenInMark } from '@/i18n/written-in';
import { PriceLine } from '@/sections/prices/price-line';
import { CardLink } from '@/ui/card-link';
import { Picture } from '@/ui/picture';

type Props = {
  services: ServiceSummary[];
  headingLevel: 'h2' | 'h3';
  /** It stands on night. */
  isNight?: boolean;
};

/**
 * The services as stones that stand in one water: a tide line runs behind each row, from edge to edge of the page. Needs
 * a parent that clips what is wider than the window. On phones each lies in the text about it.
 */
export function ServiceShelf({ services, headingLevel: Heading, isNight = false }: Props) {
  return (
    <ul className="page-grid isolate gap-y-10 sm:gap-y-16 lg:gap-y-24">
      {services.map((service) => (
        <li
          key={service.slug}
          lang={service.lang}
          className="group relative col-span-12 sm:col-span-6 lg:col-span-4"
        >
          <div
            className={clsx(
              'relative max-sm:float-right max-sm:w-32 before:-z-10 sm:-ml-[6%] before:absolute before:-inset-x-[100vw] before:top-[72.5%] before:border-t max-sm:before:hidden',
              isNight ? 'before:border-night-line' : 'before:border-line',
            )}
          >
            <Picture
              image={service.image}
              sizes="(min-width: 64rem) 29vw, (min-width: 30rem) 44vw, 128px"
              className="w-full transition-[filter] duration-300 group-hover:brightness-110"
              isDecorative
            />
          </div>
          <div className="sm:mt-5 sm:pr-6">
            <Heading className="text-title">
              <CardLink href={service.href}>{service.title}</CardLink>
              <WrittenInMark lang={service.lang} />
            </Heading>
            <p
              className={clsx(
                'mt-3 max-w-[29.5em]',
                isNight ? 'text-on-night-muted' : 'text-muted',
              )}
            >
              {service.description}
            </p>
            <PriceLine of={service} className="mt-4 text-small" />
          </div>
        </li>
      ))}
    </ul>
  );
}
