import { useLocale, useTranslations } from 'next-intl';
import type { PersonSummary } from '@/collections/people';
import { Link } from '@/i18n/link';
import { networks } from '@/site/networks';
import { ButtonLink } from '@/ui/button-link';
import { Picture } from '@/ui/picture';

/** The banner with a developer's quote, portrait and profiles. Pages show it only for a person with a quote. */
export function DeveloperQuote({ developer }: { developer: PersonSummary }) {
  const words = useTranslations('main-page.developer');
  const team = useTranslations('team.index');
  const locale = useLocale();
  const profiles = networks.flatMap(({ key, name }) => {
    const url = developer.socials?.[key];
    return url ? [{ name, url }] : [];
  });
  return (
    <section aria-label={words('label')} className="on-amber bg-amber text-on-amber">
      <figure className="page-grid items-end" lang={developer.lang}>
        <div className="order-2 col-span-12 self-end max-md:-mx-(--spacing-gutter) md:order-1 md:col-span-4 md:self-stretch">
          <Picture
            image={developer.portrait}
            sizes="(min-width: 64rem) 30vw, (min-width: 48rem) 42vw, 100vw"
            className="w-full object-cover max-md:aspect-square max-md:object-top md:h-full"
          />
        </div>
        <div className="order-1 col-span-12 py-16 md:order-2 md:col-span-8 md:pl-8 lg:py-28 lg:pl-10">
          <blockquote className="text-balance font-bold font-display text-heading leading-[1.04] tracking-[-0.022em]">
            <p className="-indent-[0.42em] before:content-[open-quote] after:content-[close-quote]">
              {developer.quote}
            </p>
          </blockquote>
          <figcaption className="mt-8 flex flex-wrap items-baseline gap-x-6 gap-y-3">
            <span>
              <Link
                href={developer.href}
                className="tap-line font-semibold underline decoration-[1.5px] underline-offset-4 hover:decoration-[3px]"
              >
                {developer.name}
              </Link>
              , {developer.position}
            </span>
            <Link
              href="/team"
              lang={locale}
              className="tap-line underline decoration-[1.5px] underline-offset-4 hover:decoration-[3px]"
            >
              {team('all')}
            </Link>
            <span className="flex gap-5">
              {profiles.map(({ name, url }) => (
                <a
                  key={name}
                  href={url}
                  target="_blank"
                  rel="noopener me"
                  aria-label={words('profile', { name: developer.name, network: name })}
                  className="tap-line underline decoration-[1.5px] underline-offset-4 hover:decoration-[3px]"
                >
                  {name}
                </a>
              ))}
            </span>
          </figcaption>
        </div>
      </figure>
    </section>
  );
}

/** The banner 'Have Question? Get in touch!': over the whole width, on night, with two calls to action. */
export function QuestionBanner() {
  const words = useTranslations('main-page.question');
  return (
    <section
      aria-labelledby="question-title"
      className="on-night border-line border-y bg-night text-on-night"
    >
      <div className="page-grid items-end gap-y-8 py-section">
        <h2 id="question-title" className="col-span-12 text-page lg:col-span-8">
          {words('title')}
        </h2>
        <div className="col-span-12 lg:col-span-4">
          <p className="max-w-[22.5em] text-lead text-on-night-muted">{words('text')}</p>
          <div className="mt-7 flex flex-wrap gap-3">
            <ButtonLink href="/contact" className="max-sm:px-4">
              {words('callToAction')}
            </ButtonLink>
            <ButtonLink
              href="/schedule"
              look="outline"
              className="max-sm:px-4 hover:border-on-night hover:bg-on-night hover:text-night"
            >
              {words('book')}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
