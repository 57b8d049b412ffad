import { useTranslations } from 'next-intl';
import type { Locale } from '@/site/locales';
import { Accordion } from '@/ui/accordion';
import { Section } from '@/ui/section';

type Props = { questions: { question: string; answer: string }[]; lang: Locale };

/** Up to four questions about a service; absent where there is none. */
export function ServiceQuestions({ questions, lang }: Props) {
  const words = useTranslations('development');
  if (questions.length === 0) return null;
  return (
    <Section id="faq" title={words('faq')} className="tide-line">
      <div lang={lang}>
        <Accordion
          items={questions.map(({ question, answer }) => ({ title: question, text: answer }))}
        />
      </div>
    </Section>
  );
}
