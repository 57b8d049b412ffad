import type { FaqQuestion } from '@/collections/faq';
import { Accordion } from '@/ui/accordion';

type Props = { id: string; title: string; questions: readonly FaqQuestion[] };

/** Questions in two columns, read down the first and then down the second; opening one moves only its own column. Absent where there is none. */
export function Questions({ id, title, questions }: Props) {
  if (questions.length === 0) return null;
  const half = Math.ceil(questions.length / 2);
  const columns = [questions.slice(0, half), questions.slice(half)];
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="page-grid pb-section">
      <h2 id={`${id}-title`} className="col-span-12 mb-8 text-heading lg:mb-12">
        {title}
      </h2>
      {columns.map((column, index) => (
        <div
          key={column[0]?.slug ?? index}
          className="col-span-12 md:col-span-6 md:last:pl-6 md:nth-2:pr-6 max-md:last:[&_details:first-child]:border-t-0"
        >
          <Accordion
            items={column.map(({ slug, question, answer, lang }) => ({
              id: slug,
              title: question,
              text: answer,
              lang,
            }))}
          />
        </div>
      ))}
    </section>
  );
}
