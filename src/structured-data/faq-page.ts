import type { FAQPage } from 'schema-dts';
import type { Locale } from '@/site/locales';

type Question = { question: string; answer: string };

/** Describes the questions a page answers, in its very words; `lang` is the language they are written in. */
export function faqPage(questions: readonly Question[], lang?: Locale): FAQPage {
  return {
    '@type': 'FAQPage',
    ...(lang && { inLanguage: lang }),
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
