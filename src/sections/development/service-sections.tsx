import { useTranslations } from 'next-intl';
import type { ServiceSummary } from '@/collections/services';
import { WrittenInNote } from '@/i18n/written-in';
import { PriceLine, PriceNote } from '@/sections/prices/price-line';
import { PageTrail } from '@/sections/shell/page-trail';
import type { Locale } from '@/site/locales';
import { Accordion } from '@/ui/accordion';
import type { Crumb } from '@/ui/breadcrumb';
import { ButtonLink } from '@/ui/button-link';
import { Picture } from '@/ui/picture';
import { Section } from '@/ui/section';

type Props = { service: ServiceSummary; trail: readonly Crumb[] };

/** The head of a service page: trail, headline, description, emblem. */
export function ServiceHero({ service, trail }: Props) {
  const words = useTranslations();
  return (
    <header className="page-grid items-end gap-y-[clamp(1.5rem,4svh,2.5rem)] pt-8 pb-16 lg:pb-24">
      <div className="col-span-12">
        <PageTrail trail={trail} current={service.title} />
      </div>
      <div lang={service.lang} className="col-span-12 md:col-span-8">
        <p className="mb-4 font-semibold text-amber-ink">{service.title}</p>
        <h1 className="text-heading lg:text-page">{service.hero.headline}</h1>
        <p className="mt-[min(1.75rem,3svh)] max-w-[30.5em] text-lead text-muted">
          {service.hero.description}
        </p>
        <WrittenInNote lang={service.lang} className="mt-4 text-muted text-small" />
        <PriceLine of={service} className="mt-[min(1.75rem,3svh)] text-lead" />
        <PriceNote of={[service]} className="mt-1" />
        <ButtonLink href="/contact" className="mt-[min(2.25rem,4svh)] print:hidden">
          {words('development.callToAction')}
        </ButtonLink>
      </div>
      <div className="col-span-10 sm:col-span-7 md:col-span-4 md:self-start">
        <Picture
          image={service.image}
          sizes="(min-width: 48rem) 30vw, 75vw"
          className="w-full"
          isFirst
        />
      </div>
    </header>
  );
}

type ServiceElementsProps = { elements: { title: string; description: string }[]; lang: Locale };

/** What a service includes, as a grid; nothing is shown without any element. */
export function ServiceElements({ elements, lang }: ServiceElementsProps) {
  const words = useTranslations('development');
  if (elements.length === 0) return null;
  return (
    <section id="elements" aria-labelledby="elements-title" className="bg-raised">
      <div className="page-grid py-section">
        <h2 id="elements-title" className="col-span-12 mb-10 text-heading lg:mb-14">
          {words('elements')}
        </h2>
        <ul
          lang={lang}
          className="col-span-12 grid gap-x-(--spacing-column) overflow-x-clip sm:grid-cols-2 lg:grid-cols-3"
        >
          {elements.map(({ title, description }) => (
            <li key={title} className="tide-line tide-run py-6 lg:pr-6 lg:pb-10">
              <h3 className="text-title">{title}</h3>
              <p className="mt-2 text-muted">{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

type ServiceQuestionsProps = { questions: { question: string; answer: string }[]; lang: Locale };

/** Questions about a service; nothing is shown without any. */
export function ServiceQuestions({ questions, lang }: ServiceQuestionsProps) {
  const words = useTranslations('development');
  if (questions.length === 0) return null;
  return (
    <Section id="faq" title={words('faq')} className="tide-line" isQuiet>
      <div lang={lang}>
        <Accordion
          items={questions.map(({ question, answer }) => ({ title: question, text: answer }))}
        />
      </div>
    </Section>
  );
}
