import { useTranslations } from 'next-intl';
import type { ServiceSummary } from '@/collections/services';
import { Picture } from '@/ui/picture';
import { Section } from '@/ui/section';

/** The six services as a list of large lines, each with its emblem. */
export function ServiceList({ services }: { services: ServiceSummary[] }) {
  const words = useTranslations('main-page.services');
  return (
    <Section id="services" title={words('title')} lead={words('lead')}>
      <ul>
        {services.map((service) => (
          <li
            key={service.slug}
            lang={service.lang}
            className="tide-line grid grid-cols-[1fr_5.5rem] items-center gap-x-6 py-6 last:border-b sm:grid-cols-[1fr_9rem] sm:py-7"
          >
            <div>
              <h3 className="text-title">{service.title}</h3>
              <p className="mt-2 max-w-[52ch] text-muted">{service.description}</p>
            </div>
            <Picture image={service.image} sizes="144px" className="w-full" decorative />
          </li>
        ))}
      </ul>
    </Section>
  );
}
