import type { Locale } from '@/site/locales';
import { Accordion } from '@/ui/accordion';
import { Section } from '@/ui/section';

type Props = {
  title: string;
  questions: readonly { question: string; answer: string; lang?: Locale }[];
  /** The language of the questions that do not say their own. */
  lang?: Locale;
};

/** Questions that open and close; absent where there is none. */
export function WorkshopQuestions({ title, questions, lang }: Props) {
  if (questions.length === 0) return null;
  return (
    <Section id="faq" title={title} className="tide-line">
      <Accordion
        items={questions.map((item) => ({
          title: item.question,
          text: item.answer,
          lang: item.lang ?? lang,
        }))}
      />
    </Section>
  );
}
