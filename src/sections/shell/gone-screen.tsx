import { useTranslations } from 'next-intl';
import type { Gone } from '@/collections/pages';
import { useFormatter } from '@/i18n/formatter';
import type { ListedRoute } from '@/site/routes';
import { ButtonLink } from '@/ui/button-link';
import { Drawing } from '@/ui/picture';

/** The list that a document was in; people and legal texts are in none but that of all pages. */
const lists = {
  '/development/[slug]': '/development',
  '/workshops/[slug]': '/workshops',
  '/case-study/[slug]': '/case-study',
  '/blog/[slug]': '/blog',
  '/video/[slug]': '/videos',
  '/academy/videos/[slug]': '/academy',
  '/team/[slug]': '/search',
  '/career/[slug]': '/career',
  '/legal/[slug]': '/search',
} as const satisfies Record<Gone['page'], ListedRoute>;

/** The page of a document that has expired: what it was, until when, and where to go from here. */
export function GoneScreen({ gone: { kind, page, title, lang, since } }: { gone: Gone }) {
  const words = useTranslations('site.gone');
  const format = useFormatter();
  const name = () => <span lang={lang}>{title}</span>;
  // A date stands in one line.
  const date = format.dateTime(since, { dateStyle: 'long' }).replaceAll(' ', '\u00a0');
  return (
    <section className="page-grid items-center gap-y-10 py-16 lg:py-24">
      <div className="col-span-12 lg:col-span-7">
        <p className="font-bold font-display text-heading text-amber-ink">{words('label')}</p>
        <h1 className="mt-2 text-balance text-page">{words(`kinds.${kind}.title`)}</h1>
        <p className="mt-6 max-w-[28em] text-lead text-muted">
          {words.rich('text', { name, date })}
        </p>
        <div className="mt-9 flex flex-wrap gap-4">
          <ButtonLink href={lists[page]}>{words(`kinds.${kind}.list`)}</ButtonLink>
          <ButtonLink href="/contact" look="outline">
            {words('contact')}
          </ButtonLink>
        </div>
      </div>
      <div className="col-span-12 lg:col-span-5">
        <Drawing src="/images/site/not-found.webp" width={1000} height={700} className="w-full" />
      </div>
    </section>
  );
}
