import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { listQuestions } from '@/collections/subscription';
import { FaqFacts, FaqHero, FaqNext, Questions } from '@/features/subscription/faq';
import { offer } from '@/features/subscription/offer';
import { describePage } from '@/i18n/describe-page';
import { getReader } from '@/i18n/reader';
import { describeQuestions } from '@/structured-data/web-page';
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
  const reader = await getReader();
  const { locale } = reader;
  const words = await getTranslations('subscription.faq');
  const questions = listQuestions('subscription', reader);
  return (
    <>
      {/* The page of the workshops describes its own questions: search engines want each question once. */}
      <JsonLd graph={questions.length > 0 ? [describeQuestions(questions, locale)] : []} />
      <OpenTarget />
      <FaqHero />
      <FaqFacts />
      <Questions id="subscription" title={words('subscription')} questions={questions} />
      <Questions
        id="workshops"
        title={words('workshops')}
        questions={listQuestions('workshops', reader)}
      />
      <FaqNext />
    </>
  );
}
