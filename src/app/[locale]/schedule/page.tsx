import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { requirePerson } from '@/collections/people';
import { booking } from '@/features/booking/booking';
import { BookingCalendar, CallAgenda, CallHost } from '@/features/booking/schedule';
import { describePage } from '@/i18n/describe-page';
import { PageHeader } from '@/sections/shell/page-header';

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
  return (
    <>
      <PageHeader title={title} lead={words('booking.lead')} />
      <BookingCalendar />
      <CallAgenda />
      <CallHost host={requirePerson(booking.host, locale)} />
    </>
  );
}
