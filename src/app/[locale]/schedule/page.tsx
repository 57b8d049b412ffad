import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { findPersonFor } from '@/collections/people';
import { BookingCalendar } from '@/features/booking/booking-calendar';
import { CallAgenda } from '@/features/booking/call-agenda';
import { CallHost } from '@/features/booking/call-host';
import { describePage } from '@/i18n/describe-page';
import { PageHeader } from '@/sections/shell/page-header';
import { breadcrumbList } from '@/structured-data/breadcrumb-list';
import { JsonLd } from '@/ui/json-ld';

export async function generateMetadata(): Promise<Metadata> {
  const words = await getTranslations('booking');
  return describePage({
    href: '/schedule',
    locale: await getLocale(),
    title: words('title'),
    description: words('description'),
  });
}

export default async function SchedulePage() {
  const locale = await getLocale();
  const words = await getTranslations();
  const title = words('booking.title');
  const trail = [{ name: words('site.breadcrumb.home'), href: '/' }] as const;
  return (
    <>
      <JsonLd graph={[breadcrumbList(trail, title, locale)]} />
      <PageHeader title={title} lead={words('booking.lead')} />
      <BookingCalendar />
      <CallAgenda />
      <CallHost host={findPersonFor('calls', locale)} />
    </>
  );
}
