import { useTranslations } from 'next-intl';
import type { CaseStudyPage } from '@/collections/case-studies';
import { Body } from '@/mdx/body';
import { formerIdsOf } from '@/rules/former-ids';
import { readingMinutes } from '@/rules/reading-time';
import { Section } from '@/ui/section';
import { TileList } from '@/ui/tile-list';

/** The long story of how the product was built: the table of contents on the left, the text on the right. */
export function Story({ study }: { study: CaseStudyPage }) {
  const words = useTranslations('case-study');
  const parts = study.headings.filter(({ depth }) => depth === 2);
  return (
    <section id="story" aria-labelledby="story-title" className="page-grid gap-y-10 py-section">
      <div className="col-span-12 lg:col-span-4">
        <div className="lg:sticky lg:top-28">
          <h2 id="story-title" className="text-heading">
            {words('story.title')}
          </h2>
          <p className="mt-4 text-muted">
            {words('facts.readingTime', { minutes: readingMinutes(study.words) })}
          </p>
          {parts.length > 1 && (
            <nav aria-label={words('story.contents')} className="mt-6 text-small lg:max-w-[20em]">
              <ol lang={study.lang} className="gap-x-8 sm:max-lg:columns-2">
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
        </div>
      </div>
      <div className="col-span-12 lg:col-span-8">
        <Body code={study.body} lang={study.lang} formerIds={formerIdsOf(study.href)} />
      </div>
    </section>
  );
}

/** The technologies of the product; a document may select some of them (docs/specification.md, section 2). */
export function TechnologyTiles({ study }: { study: CaseStudyPage }) {
  const words = useTranslations('case-study.technologies');
  if (study.tiles.length === 0) return null;
  return (
    <Section id="technologies" title={words('title')} className="tide-line">
      <TileList tiles={study.tiles} />
    </Section>
  );
}
