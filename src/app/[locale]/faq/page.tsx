import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { listQuestions } from '@/collections/faq';
import { FaqFacts } from '@/features/subscription/faq-facts';
import { FaqHero } from '@/features/subscription/faq-hero';
import { FaqNext } from '@/features/subscription/faq-next';
import { offer } from '@/features/subscription/offer';
import { Questions } from '@/features/subscription/questions';
import { describePage } from '@/i18n/describe-page';
import { breadcrumbList } from '@/structured-data/breadcrumb-list';
import { faqPage } from '@/structured-data/faq-page';
import { JsonLd } from '@/ui/json-ld';
import { OpenTarget } from '@/ui/open-target';

export async function generateMetadata(): Promise<Metadata> {
  const words = await getTranslations('subscription.faq');
  return describePage({
    href: '/faq',
    locale: await getLocale(),
    title: words('title'),
    description: words('description', { days: offer.onboardingDays, ...offer.turnaroundDays }),
  });
}

export default async function FaqPage() {
  const locale = await getLocale();
  const words = await getTranslations('subscription.faq');
  const home = { name: (await getTranslations('site.breadcrumb'))('home'), href: '/' } as const;
  const questions = listQuestions('subscription', locale);
  return (
    <>
      {/* The workshops' questions are described on the page of the workshops, and once is enough. */}
      <JsonLd
        graph={[
          ...(questions.length > 0 ? [faqPage(questions, locale)] : []),
          breadcrumbList([home], words('title'), locale),
        ]}
      />
      <OpenTarget />
      <FaqHero />
      <FaqFacts />
      <Questions id="subscription" title={words('subscription')} questions={questions} />
      <Questions
        id="workshops"
        title={words('workshops')}
        questions={listQuestions('workshops', locale)}
      />
      <FaqNext />
    </>
  );
}
