import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { LegalSummary } from '@/collections/legal';
import { useFormatter } from '@/i18n/formatter';
import { Link } from '@/i18n/link';
import { WrittenInMark, WrittenInNote } from '@/i18n/written-in';
import { CompanyData, companyGrid } from '@/sections/shell/company-data';
import { PageTrail } from '@/sections/shell/page-trail';

type Props = { text: LegalSummary };

/** The head of a legal text: trail, name, what it is about, and which version holds since when. */
export function LegalHeader({ text }: Props) {
  const words = useTranslations('legal.text');
  const format = useFormatter();
  const { title, description, lang, version, effectiveFrom } = text;
  const date = format.dateTime(new Date(effectiveFrom), { dateStyle: 'long' });
  return (
    <header className="page-grid pt-8 pb-14 lg:pt-12 lg:pb-20">
      <div className="col-span-12">
        <PageTrail current={title} />
      </div>
      <h1 lang={lang} className="col-span-12 mt-6 max-w-[9em] text-page lg:col-span-8">
        {title}
      </h1>
      <div className="col-span-12 mt-6 self-end lg:col-span-4">
        <p lang={lang} className="max-w-[25.5em] text-muted">
          {description}
        </p>
        <WrittenInNote lang={lang} className="mt-4 text-muted text-small" />
        <p className="mt-5 font-semibold text-amber-ink tabular-nums">
          {words('version', { version })}
          <br />
          <time dateTime={effectiveFrom}>{words('since', { date })}</time>
        </p>
      </div>
    </header>
  );
}

/** What stands before the text: its clauses as links, and the company that it speaks for. */
export function LegalOpening({ text: { headings, lang } }: Props) {
  const words = useTranslations('legal');
  const clauses = headings.filter(({ depth }) => depth === 2);
  return (
    <>
      {clauses.length > 1 && (
        <nav aria-labelledby="contents-title" className="page-grid pb-12 lg:pb-16">
          <Row id="contents-title" title={words('text.contents')}>
            <ol lang={lang} className="gap-x-8 sm:columns-2">
              {clauses.map(({ id, text }, index) => (
                <li key={id} className="break-inside-avoid">
                  <a
                    href={`#${id}`}
                    className="link-quiet grid min-h-11 grid-cols-[2.1em_1fr] content-center py-1 leading-snug lg:min-h-9"
                  >
                    <span aria-hidden="true" className="text-amber-ink tabular-nums">
                      {index + 1}
                    </span>
                    {text}
                  </a>
                </li>
              ))}
            </ol>
          </Row>
        </nav>
      )}
      <section aria-labelledby="company-title" className="page-grid pb-12 lg:pb-16">
        <Row id="company-title" title={words('company.title')}>
          <CompanyData className={companyGrid} />
        </Row>
      </section>
    </>
  );
}

/** A line over the page, a label on the left, and what it names where the text stands. */
function Row({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <div className="tide-line col-span-12 grid gap-x-(--spacing-column) gap-y-4 pt-6 lg:grid-cols-12">
      <h2 id={id} className="text-title lg:col-span-4">
        {title}
      </h2>
      <div className="max-w-measure lg:col-span-8">{children}</div>
    </div>
  );
}

/** The other legal texts, by name and what each is about. */
export function OtherLegalTexts({ texts }: { texts: readonly LegalSummary[] }) {
  const words = useTranslations('legal.text');
  if (texts.length === 0) return null;
  return (
    <section aria-labelledby="others-title" className="bg-raised" data-print="hide">
      <div className="page-grid py-section">
        <h2 id="others-title" className="col-span-12 mb-8 text-heading lg:col-span-4">
          {words('others')}
        </h2>
        <ul className="col-span-12 lg:col-span-8">
          {texts.map(({ slug, href, title, description, lang }) => (
            <li key={slug} lang={lang} className="tide-line group relative py-6 last:border-b">
              <h3 className="text-title transition-colors group-hover:text-amber-ink">
                <Link href={href} className="after:absolute after:inset-0">
                  {title}
                </Link>
                <WrittenInMark lang={lang} />
              </h3>
              <p className="mt-2 max-w-measure text-muted">{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
