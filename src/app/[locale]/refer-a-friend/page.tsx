import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { plans } from '@/collections/subscription';
import { ReferralSection } from '@/features/contact/referral-section';
import { offer } from '@/features/subscription/offer';
import { ReferralHero, ReferralSteps } from '@/features/subscription/referral-offer';
import { ReferralSum } from '@/features/subscription/referral-sum';
import { formatPercent } from '@/i18n/amounts';
import { describePage } from '@/i18n/describe-page';
import { getReader } from '@/i18n/reader';
import { describeWebPage } from '@/structured-data/web-page';
import { JsonLd } from '@/ui/json-ld';

/** Returns the title and description of the page, for previews and search engines. */
async function describe() {
  const locale = await getLocale();
  const words = await getTranslations('subscription.referral');
  const percent = formatPercent(offer.commissionPercent, locale);
  const href = '/refer-a-friend' as const;
  return { href, locale, title: words('title'), description: words('description', { percent }) };
}

export async function generateMetadata(): Promise<Metadata> {
  return describePage(await describe());
}

export default async function ReferralPage() {
  const page = await describe();
  return (
    <>
      <JsonLd graph={[describeWebPage(page)]} />
      <ReferralHero />
      <ReferralSteps />
      <ReferralSum plans={plans.list(await getReader())} />
      <ReferralSection />
    </>
  );
}
