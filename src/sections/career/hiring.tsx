import { useTranslations } from 'next-intl';
import type { ArticleSummary } from '@/collections/articles';
import type { PersonSummary } from '@/collections/people';
import { Link } from '@/i18n/link';
import { WrittenInMark } from '@/i18n/written-in';
import { Hint } from '@/sections/shell/hint';
import { career } from '@/site/career';
import { Picture } from '@/ui/picture';
import { Section } from '@/ui/section';

const steps = ['letter', 'conversation', 'work'] as const;

/** The three steps from an application to an answer, each with its time. `article` tells more, while it is public. */
export function HiringSteps({ article }: { article: ArticleSummary | undefined }) {
  const words = useTranslations('career.hiring');
  return (
    <div className="bg-raised">
      <Section id="hiring" title={words('title')} lead={words('lead')}>
        <ol>
          {steps.map((step, index) => (
            <li
              key={step}
              className="tide-line grid grid-cols-[3.25rem_1fr] py-7 sm:grid-cols-[6.5rem_1fr]"
            >
              <span
                aria-hidden="true"
                className="font-bold font-display text-amber-ink text-heading leading-[0.9] tabular-nums"
              >
                {index + 1}
              </span>
              <div>
                <h3 className="text-title">{words(`steps.${step}.title`)}</h3>
                <p className="mt-1 font-semibold text-amber-ink">{words(`steps.${step}.time`)}</p>
                <p className="mt-3 max-w-[36em] text-muted">{words(`steps.${step}.description`)}</p>
              </div>
            </li>
          ))}
        </ol>
        <div className="tide-line pt-7 sm:pl-[6.5rem]">
          <p className="max-w-[36em]">{words('afterwards')}</p>
          {article && (
            <p className="mt-4 max-w-[36em]">
              {words('article')}{' '}
              <Link
                href={article.href}
                lang={article.lang}
                hrefLang={article.lang}
                className="link-plain font-semibold"
              >
                {article.title}
              </Link>
              <WrittenInMark lang={article.lang} />
            </p>
          )}
          <Hint to="academy" className="mt-4 max-w-[36em]" />
        </div>
      </Section>
    </div>
  );
}

const items = ['growth', 'anywhere', 'yes'] as const;

/** What a candidate should not expect here. */
export function HonestList() {
  const words = useTranslations('career.honesty');
  return (
    <Section id="honesty" title={words('title')}>
      <dl>
        {items.map((item) => (
          <div key={item} className="tide-line gap-x-8 py-6 last:border-b sm:grid sm:grid-cols-3">
            <dt className="font-bold font-display text-title leading-tight">
              {words(`items.${item}.title`)}
            </dt>
            <dd className="mt-2 max-w-[32em] text-muted sm:col-span-2 sm:mt-0">
              {words(`items.${item}.description`)}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** The person who answers candidates, if any: portrait and link to the profile; and the email address. */
export function CareerContact({ person }: { person: PersonSummary | undefined }) {
  const words = useTranslations('career.contact');
  const team = useTranslations('team.index');
  return (
    <section aria-labelledby="ask-title" className="tide-line">
      <div className="page-grid items-end gap-y-10 pt-section">
        {person && (
          <div className="col-span-12 sm:col-span-6 md:col-span-4">
            <Picture
              image={person.portrait}
              sizes="(min-width: 48rem) 30vw, 92vw"
              className="aspect-square w-full sm:aspect-4/5 rounded-(--radius-drop-large) rounded-b-none object-cover object-top"
            />
          </div>
        )}
        <div className="order-first col-span-12 md:order-none md:col-span-7 md:col-start-6 md:pb-section">
          <h2 id="ask-title" className="text-heading">
            {words('title')}
          </h2>
          <p className="mt-5 max-w-[29.5em] text-lead text-muted">{words('text')}</p>
          {person && (
            <p className="mt-8 text-lead" lang={person.lang}>
              <Link href={person.href} className="link-plain tap-line font-semibold">
                {person.name}
              </Link>
              <span className="block text-base text-muted">{person.position}</span>
            </p>
          )}
          <p>
            <Link href="/team" className="link-plain mt-3 tap-line font-semibold">
              {team('all')}
            </Link>
          </p>
          <a href={`mailto:${career.email}`} className="link-plain mt-3 tap-line font-semibold">
            {words('email', { email: career.email })}
          </a>
        </div>
      </div>
    </section>
  );
}
