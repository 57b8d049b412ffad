import { useTranslations } from 'next-intl';
import type { TopicSummary } from '@/collections/academy';
import { Link } from '@/i18n/link';
import { WrittenInNote } from '@/i18n/written-in';
import { PageTrail } from '@/sections/shell/page-trail';
import type { Href } from '@/site/routes';
import { ButtonLink } from '@/ui/button-link';
import { Picture } from '@/ui/picture';
import { Section } from '@/ui/section';

type Props = {
  /** The topic whose poster is shown; without one the headline stands alone. */
  first?: TopicSummary | undefined;
  /** The call to action, if any. */
  button?: { label: string; href: Href };
};

/** The head of the academy: headline, lead, and the poster of the first video on the right. */
export function AcademyHero({ first, button }: Props) {
  const words = useTranslations();
  return (
    <header className="page-grid items-end gap-y-10 pt-8 pb-section">
      <div className="col-span-12">
        <PageTrail current={words('academy.title')} />
      </div>
      <h1 className="col-span-12 max-w-[8.8em] text-hero">{words('academy.hero.headline')}</h1>
      <div className="col-span-12 lg:col-span-5">
        <p className="max-w-[26.5em] text-balance text-lead text-muted">
          {words('academy.hero.lead')}
        </p>
        {first && <WrittenInNote lang={first.lang} what="videos" className="mt-4 font-semibold" />}
        {button && (
          <ButtonLink href={button.href} className="mt-9">
            {button.label}
          </ButtonLink>
        )}
      </div>
      {first && (
        <Link
          href={first.href}
          lang={first.lang}
          className="col-span-12 overflow-hidden rounded-(--radius-drop-large) border border-night-line bg-night lg:col-span-6 lg:col-start-7"
        >
          <Picture
            image={first.poster}
            sizes="(min-width: 64rem) 48vw, 92vw"
            className="aspect-2/1 w-full object-cover object-top transition-[filter] duration-300 hover:brightness-110"
            isFirst
          />
        </Link>
      )}
    </header>
  );
}

const paragraphs = ['side', 'honest', 'limits'] as const;

/** Why the academy exists: a heading and three paragraphs. */
export function AcademyText() {
  const words = useTranslations('academy.text');
  return (
    <section aria-labelledby="why-title" className="page-grid gap-y-8 pb-section">
      <h2 id="why-title" className="col-span-12 text-heading lg:col-span-5">
        {words('title')}
      </h2>
      <div className="col-span-12 grid max-w-[38.5em] gap-6 text-lead text-muted lg:col-span-6 lg:col-start-7">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{words(`body.${paragraph}`)}</p>
        ))}
      </div>
    </section>
  );
}

type ForWhomProps = { entries: readonly { description: string }[] };

/** Who the academy is for. Entries without a description are not shown (docs/specification.md, section 5). */
export function ForWhom({ entries }: ForWhomProps) {
  const words = useTranslations('academy.forWhom');
  const shown = entries.filter(({ description }) => description.trim() !== '');
  if (shown.length === 0) return null;
  return (
    <Section id="for-whom" title={words('title')}>
      <ul>
        {shown.map(({ description }) => (
          <li key={description} className="tide-line py-6 text-lead last:border-b">
            <span className="block max-w-[34.5em]">{description}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
