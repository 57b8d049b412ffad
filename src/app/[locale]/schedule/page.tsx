import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { findPersonFor } from '@/collections/people';
import { BookingCalendar, CallAgenda, CallHost } from '@/features/booking/schedule';
import { describePage } from '@/i18n/describe-page';
import { getReader } from '@/i18n/reader';
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
  const reader = await getReader();
  const words = await getTranslations();
  const title = words('booking.title');
  return (
    <>
      <PageHeader title={title} lead={words('booking.lead')} />
      <BookingCalendar />
      <CallAgenda />
      <CallHost host={findPersonFor('calls', reader)} />
    </>
  );
}
