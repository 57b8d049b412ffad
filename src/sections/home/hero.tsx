import { useTranslations } from 'next-intl';
import type { CaseStudySummary } from '@/collections/case-studies';
import { Link } from '@/i18n/link';
import { LeadingFigure } from '@/sections/case-study/leading-figure';
import { buttonClass } from '@/ui/button-class';
import { ButtonLink } from '@/ui/button-link';
import poster from './hero-poster.json';
import { HeroVideo } from './hero-video';

type Props = {
  /** Case studies, each with a figure of what changed; nothing is shown without any. */
  proof: readonly CaseStudySummary[];
};

/** The first screen: video, headline, description, ways to go on, and what changed for a few clients. */
export function Hero({ proof }: Props) {
  const words = useTranslations('main-page.hero');
  return (
    <section className="on-night relative isolate flex min-h-[calc(100svh-4.5rem)] flex-col justify-end overflow-clip bg-night text-on-night">
      <HeroVideo poster={poster} labels={{ pause: words('pause'), play: words('play') }} />
      <div
        aria-hidden="true"
        data-print="hide"
        className="-z-10 absolute inset-0 bg-linear-to-t from-42% from-night to-82% to-transparent md:hidden"
      />
      <div className="mx-auto w-full max-w-page px-gutter pt-[34svh] pb-10 lg:pt-[8svh] lg:pb-[min(3rem,5svh)]">
        <h1 className="max-w-[6.9em] text-hero lg:text-[length:min(var(--text-hero),7.9vw,13.5svh)]">
          {words('headline')}
        </h1>
        <p className="mt-[clamp(1rem,3svh,2rem)] max-w-[34rem] text-lead lg:max-w-[38rem]">
          {words('description')}
        </p>
        <div className="mt-[clamp(1.25rem,3.5svh,2.25rem)] flex flex-wrap items-center gap-x-3 gap-y-3 sm:gap-x-4 print:hidden">
          <ButtonLink href="/contact" className="max-sm:px-4">
            {words('talk')}
          </ButtonLink>
          <ButtonLink href="/schedule" look="outline" className="max-sm:px-4">
            {words('call')}
          </ButtonLink>
          <a
            href="#services"
            className={buttonClass({
              look: 'quiet',
              className: 'max-sm:w-full max-sm:justify-start max-sm:px-0 sm:ml-2',
            })}
          >
            {words('callToAction')}
          </a>
        </div>
        <Proof studies={proof} />
      </div>
    </section>
  );
}

function Proof({ studies }: { studies: readonly CaseStudySummary[] }) {
  const words = useTranslations('main-page.hero');
  if (studies.length === 0) return null;
  return (
    <ul
      aria-label={words('proof')}
      className="mt-[clamp(1.5rem,5svh,3.5rem)] grid gap-x-10 gap-y-4 border-on-night/25 border-t pt-[clamp(0.875rem,2.5svh,1.5rem)] sm:grid-cols-3 sm:pr-16"
    >
      {studies.map((study) => (
        <li key={study.slug}>
          <Link href={study.href} className="group block">
            <LeadingFigure study={study} />
            <span className="link-quiet text-on-night-muted text-small group-hover:text-on-night">
              {study.name}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
