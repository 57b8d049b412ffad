import { useTranslations } from 'next-intl';
import type { CaseStudyPage } from '@/collections/case-studies';
import { FoldedBody } from '@/mdx/folded-body';
import { formerIdsOf } from '@/rules/former-ids';
import { readingMinutes } from '@/rules/reading-time';
import { sectionTitle } from './case-study-look';

/**
 * The long story of how the product was built: its parts in a row, then the text, in two columns a part where there is
 * room. Narrow screens show the first part, and the others once they are asked for.
 */
export function Story({ study }: { study: CaseStudyPage }) {
  const words = useTranslations('case-study');
  const parts = study.headings.filter(({ depth }) => depth === 2);
  const minutes = readingMinutes(study.words);
  return (
    <section id="story" aria-labelledby="story-title" className="page-grid gap-y-8 py-section">
      <div className="col-span-12 lg:col-span-4">
        <h2 id="story-title" className={sectionTitle}>
          {words('story.title')}
        </h2>
        <p className="mt-3 text-muted">{words('facts.readingTime', { minutes })}</p>
      </div>
      {parts.length > 1 && (
        <nav
          aria-label={words('story.contents')}
          className="tide-line col-span-12 pt-2 text-small max-sm:hidden lg:col-span-8"
        >
          <ol lang={study.lang} className="columns-2 gap-x-8 xl:columns-3">
            {parts.map(({ id, text }) => (
              <li key={id} className="break-inside-avoid">
                <a
                  href={`#${id}`}
                  className="link-quiet flex min-h-11 items-center py-1 text-muted leading-snug hover:text-ink lg:min-h-9"
                >
                  {text}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className="story col-span-12">
        <FoldedBody
          code={study.body}
          lang={study.lang}
          formerIds={formerIdsOf(study.href)}
          words={{ open: words('story.open', { minutes }), close: words('story.close') }}
        />
      </div>
    </section>
  );
}
