import type { FAQPage } from 'schema-dts';

/** Describes the questions a page answers; the texts are the very ones it shows. */
export function faqPage(questions: readonly { question: string; answer: string }[]): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
