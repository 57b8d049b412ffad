import { useLocale, useTranslations } from 'next-intl';
import type { ArticleSummary } from '@/collections/articles';
import type { StudyShare } from '@/collections/case-studies';
import { useFormatter } from '@/i18n/formatter';
import { Link } from '@/i18n/link';
import { WrittenInMark } from '@/i18n/written-in';
import { writeYears } from '@/rules/years';
import type { Locale } from '@/site/locales';
import type { Href } from '@/site/routes';
import { CardLink } from '@/ui/card-link';
import { Picture } from '@/ui/picture';
import { Section } from '@/ui/section';

type Props = { name: string; articles: readonly ArticleSummary[] };

/** The person's articles, newest first; nothing is shown without any. */
export function PersonArticles({ name, articles }: Props) {
  const words = useTranslations('team.posts');
  const format = useFormatter();
  if (articles.length === 0) return null;
  return (
    <Section id="posts" title={words('title', { name })} className="tide-line">
      <ul>
        {articles.map(({ slug, href, title, lang, image, publishedAt }) => (
          <li
            key={slug}
            lang={lang}
            className="tide-line group relative grid items-center gap-x-8 gap-y-4 py-6 first:border-t-0 first:pt-0 sm:grid-cols-[14rem_1fr]"
          >
            <Picture
              image={image}
              sizes="(min-width: 30rem) 224px, 92vw"
              className="aspect-8/5 w-full rounded-(--radius-drop) object-cover transition-[filter] duration-300 group-hover:brightness-110"
            />
            <div>
              <time dateTime={publishedAt} className="text-muted text-small tabular-nums">
                {format.dateTime(new Date(publishedAt), { dateStyle: 'long' })}
              </time>
              <h3 className="mt-1 text-title">
                <CardLink href={href}>{title}</CardLink>
                <WrittenInMark lang={lang} />
              </h3>
            </div>
          </li>
        ))}
      </ul>
      <p className="tide-line pt-4" data-print="hide">
        <Link href="/blog" className="link-plain tap-line font-semibold">
          {words('all')}
        </Link>
      </p>
    </Section>
  );
}

/** The projects a person worked on, each with role, share and years; nothing is shown without any. */
export function PersonStudies({ shares }: { shares: readonly StudyShare[] }) {
  const words = useTranslations('team.studies');
  const format = useFormatter();
  const locale = useLocale();
  if (shares.length === 0) return null;
  return (
    <Section id="studies" title={words('title')} className="tide-line">
      <ul>
        {shares.map(({ study, role, hours, isJoint }) => (
          <li
            key={study.slug}
            lang={study.lang}
            className="tide-line relative grid items-baseline gap-x-8 gap-y-1 py-4 first:border-t-0 first:pt-0 sm:grid-cols-[2fr_3fr_7rem]"
          >
            <h3 className="text-title">
              <CardLink href={study.href}>{study.name}</CardLink>
              <WrittenInMark lang={study.lang} />
            </h3>
            <p lang={locale}>
              {words(isJoint ? 'joint' : 'share', {
                role,
                percent: format.number(hours / 100, { style: 'percent' }),
              })}
            </p>
            {study.years && (
              <p className="text-muted tabular-nums sm:text-right">{writeYears(study.years)}</p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

type Work = { href: Href; title: string; description: string; lang: Locale };

/** The workshops a person teaches and the projects they answer for; nothing is shown without any. */
export function PersonWork({ works }: { works: readonly Work[] }) {
  const words = useTranslations('team.work');
  if (works.length === 0) return null;
  return (
    <Section id="work" title={words('title')} className="tide-line">
      <ul>
        {works.map(({ href, title, description, lang }) => (
          <li
            key={title}
            lang={lang}
            className="tide-line relative py-6 first:border-t-0 first:pt-0"
          >
            <h3 className="text-title">
              <CardLink href={href}>{title}</CardLink>
              <WrittenInMark lang={lang} />
            </h3>
            <p className="mt-2 max-w-[40em] text-muted">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
