import { useTranslations } from 'next-intl';
import type { ServiceSummary } from '@/collections/services';
import { ServiceRows } from '@/sections/development/service-rows';
import { Section } from '@/ui/section';

/** The services on the home page; the hero's button scrolls here. */
export function ServiceList({ services }: { services: ServiceSummary[] }) {
  const words = useTranslations('main-page.services');
  return (
    <Section id="services" title={words('title')} lead={words('lead')}>
      <ServiceRows services={services} headingLevel="h3" />
    </Section>
  );
}
