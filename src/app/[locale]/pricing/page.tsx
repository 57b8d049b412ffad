import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { services } from '@/collections/services';
import { hasQuestion, listAddOns, plans } from '@/collections/subscription';
import { workshops } from '@/collections/workshops';
import { ReferralSection } from '@/features/contact/referral-section';
import { AddOns } from '@/features/subscription/add-ons';
import { ListPoured } from '@/features/subscription/list-poured';
import { NextSteps } from '@/features/subscription/next-steps';
import { PricingBar, PricingHero } from '@/features/subscription/pricing-hero';

import { OnboardingWeek, PlanChart, Terms } from '@/features/subscription/pricing-plans';
import { describePage } from '@/i18n/describe-page';
import { getReader } from '@/i18n/reader';
import { ProjectPrices } from '@/sections/prices/project-prices';
import { describeSubscription } from '@/structured-data/services';
import { JsonLd } from '@/ui/json-ld';

export async function generateMetadata(): Promise<Metadata> {
  const words = await getTranslations('subscription.pricing');
  return describePage({
    href: '/pricing',
    locale: await getLocale(),
    title: words('title'),
    description: words('description'),
  });
}

export default async function PricingPage() {
  const reader = await getReader();
  const { locale } = reader;
  const words = await getTranslations('subscription.pricing');
  const all = plans.list(reader);
  const groups = listAddOns(reader);
  const sold = { plans: all, addOns: groups.flatMap(({ addOns }) => addOns) };
  const service = { title: words('headline'), description: words('description'), locale };
  return (
    <>
      <JsonLd graph={[describeSubscription(sold, service)]} />
      <PricingHero />
      <PlanChart plans={all} hasRefunds={hasQuestion('refunds')} />
      <Terms />
      <ListPoured plans={all} />
      <OnboardingWeek />
      <AddOns groups={groups} />
      <ProjectPrices services={services.list(reader)} workshops={workshops.list(reader)} />
      <NextSteps />
      <ReferralSection hasDetails />
      <PricingBar plans={all} />
    </>
  );
}
