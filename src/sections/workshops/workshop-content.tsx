import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { Workshop } from '@/collections/workshops';
import { Body } from '@/mdx/body';
import { formerIdsOf } from '@/rules/former-ids';
import type { Locale } from '@/site/locales';
import { Accordion } from '@/ui/accordion';
import { Picture } from '@/ui/picture';
import { Section } from '@/ui/section';

type Props = Pick<Workshop, 'features' | 'lang'>;

const large = 'lg:[&_h3]:text-heading lg:[&_p]:text-lead lg:[&_h3]:max-w-[10em]';
/** The classes of the first feature by `features.length % 3`: it spans the columns that would stay empty. */
const opening = ['', `lg:col-span-3 ${large}`, `lg:col-span-2 ${large}`] as const;

/** What the workshop covers, as a grid without an empty cell on wide screens. */
export function WorkshopFeatures({ features, lang }: Props) {
  const words = useTranslations('single-workshop');
  return (
    <section aria-labelledby="features-title" className="bg-raised">
      <div className="page-grid py-section">
        <h2 id="features-title" className="col-span-12 mb-12 text-heading lg:mb-16">
          {words('features')}
        </h2>
        <ul lang={lang} className="col-span-12 grid gap-x-10 md:grid-cols-2 lg:grid-cols-3">
          {features.map(({ title, description, image }, index) => (
            <li
              key={title}
              className={clsx(
                'tide-line pt-6 pb-12',
                index === 0 && opening[features.length % 3],
                index === 0 && features.length % 2 === 1 && 'md:max-lg:col-span-2',
              )}
            >
              <span
                className="mb-6 block size-4 rounded-[1rem_1rem_1rem_0.15rem] bg-amber"
                aria-hidden="true"
              />
              {image && <Picture image={image} sizes="240px" className="mb-5 w-full max-w-60" />}
              <h3 className="text-title">{title}</h3>
              <p className="mt-3 max-w-[29.5em] text-muted">{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

type WorkshopTextProps = Pick<Workshop, 'textBlock' | 'lang'>;

/** A heading and a longer text by the tutor; an empty line starts a new paragraph. */
export function WorkshopText({ textBlock, lang }: WorkshopTextProps) {
  return (
    <section aria-labelledby="text-title" lang={lang} className="page-grid gap-y-8 pb-section">
      <h2 id="text-title" className="col-span-12 text-heading lg:col-span-5">
        {textBlock.title}
      </h2>
      <div className="col-span-12 grid max-w-[38.5em] gap-6 text-lead text-muted lg:col-span-6 lg:col-start-7">
        {textBlock.body.split(/\n\s*\n/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}

type WorkshopBodyProps = Pick<Workshop, 'body' | 'lang' | 'href'>;

/** The body of the document, with its headings in the left margin; nothing is shown without a body. */
export function WorkshopBody({ body, lang, href }: WorkshopBodyProps) {
  if (body === '') return null;
  return (
    <div className="page-grid py-section">
      <div className="hanging-headings col-span-12">
        <Body code={body} lang={lang} formerIds={formerIdsOf(href)} />
      </div>
    </div>
  );
}

type WorkshopQuestionsProps = {
  title: string;
  questions: readonly { question: string; answer: string; lang?: Locale }[];
  /** The language of the questions without one of their own. */
  lang?: Locale;
};

/** Questions that open and close; nothing is shown without any. */
export function WorkshopQuestions({ title, questions, lang }: WorkshopQuestionsProps) {
  if (questions.length === 0) return null;
  return (
    <Section id="faq" title={title} className="tide-line" isQuiet>
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
