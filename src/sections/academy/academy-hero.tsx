import { useLocale, useTranslations } from 'next-intl';
import type { TopicSummary } from '@/collections/academy';
import { Link } from '@/i18n/link';
import { PageTrail } from '@/sections/shell/page-trail';
import type { Href } from '@/site/routes';
import { ButtonLink } from '@/ui/button-link';
import { Picture } from '@/ui/picture';

type Props = {
  /** The film whose poster is shown; without it the headline stands alone. */
  first?: TopicSummary | undefined;
  /** The button; without it the hero only says what the academy is. */
  button?: { label: string; href: Href };
};

/** The head of the academy: what it is, for whom, and the first film on the right. */
export function AcademyHero({ first, button }: Props) {
  const words = useTranslations();
  const locale = useLocale();
  return (
    <header className="page-grid items-end gap-y-10 pt-8 pb-section">
      <div className="col-span-12">
        <PageTrail current={words('academy.title')} />
      </div>
      <h1 className="col-span-12 max-w-[14ch] text-hero">{words('academy.hero.headline')}</h1>
      <div className="col-span-12 lg:col-span-5">
        <p className="max-w-[40ch] text-balance text-lead text-muted">
          {words('academy.hero.lead')}
        </p>
        {first && first.lang !== locale && (
          <p className="mt-4 font-semibold">{words('academy.language')}</p>
        )}
        {button && (
          <ButtonLink href={button.href} className="mt-9">
            {button.label}
          </ButtonLink>
        )}
      </div>
      {first && (
        <Link
          href={{ page: '/academy/videos/[slug]', slug: first.slug }}
          lang={first.lang}
          className="col-span-12 overflow-hidden rounded-(--radius-drop-large) border border-night-line bg-night lg:col-span-6 lg:col-start-7"
        >
          <Picture
            image={first.poster}
            sizes="(min-width: 64rem) 48vw, 92vw"
            className="aspect-2/1 w-full object-cover object-top transition-[filter] duration-300 hover:brightness-115"
            first
          />
        </Link>
      )}
    </header>
  );
}
