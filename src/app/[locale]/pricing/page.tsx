import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { listAddOns } from '@/collections/add-ons';
import { hasQuestion } from '@/collections/faq';
import { listPlans } from '@/collections/plans';
import { ReferralSection } from '@/features/contact/referral-section';
import { AddOns } from '@/features/subscription/add-ons';
import { NextSteps } from '@/features/subscription/next-steps';
import { OnboardingWeek } from '@/features/subscription/onboarding-week';
import { PlanChart } from '@/features/subscription/plan-chart';
import { PricingBar } from '@/features/subscription/pricing-bar';
import { PricingHero } from '@/features/subscription/pricing-hero';
import { Terms } from '@/features/subscription/terms';
import { describePage } from '@/i18n/describe-page';
import { breadcrumbList } from '@/structured-data/breadcrumb-list';
import { subscription } from '@/structured-data/subscription';
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
  const locale = await getLocale();
  const words = await getTranslations();
  const plans = listPlans(locale);
  const home = { name: words('site.breadcrumb.home'), href: '/' } as const;
  const service = {
    title: words('subscription.pricing.headline'),
    description: words('subscription.pricing.description'),
    locale,
  };
  return (
    <>
      <JsonLd
        graph={[
          subscription(plans, service),
          breadcrumbList([home], words('subscription.pricing.title'), locale),
        ]}
      />
      <PricingHero />
      <PlanChart plans={plans} hasRefunds={hasQuestion('refunds')} />
      <Terms />
      <OnboardingWeek />
      <AddOns groups={listAddOns(locale)} />
      <NextSteps />
      <ReferralSection hasDetails />
      <PricingBar plans={plans} />
    </>
  );
}
