import { useTranslations } from 'next-intl';
import type { TechnologyTile } from '@/collections/case-studies';
import type { ServiceSummary } from '@/collections/services';
import { ServiceRows } from '@/sections/development/service-rows';
import { Hint } from '@/sections/shell/hint';
import { Drawing } from '@/ui/picture';
import { Section } from '@/ui/section';
import { TileList } from '@/ui/tile-list';

/** The services; the button of the hero scrolls here. */
export function ServiceList({ services }: { services: ServiceSummary[] }) {
  const words = useTranslations('main-page.services');
  return (
    <Section id="services" title={words('title')} lead={words('lead')}>
      <ServiceRows services={services} headingLevel="h3" />
    </Section>
  );
}

const steps = ['talk', 'shape', 'ship'] as const;

/** The work process in three numbered steps. The drawings lead from raw amber to the finished piece. */
export function ProcessSteps() {
  const words = useTranslations('main-page.process');
  return (
    <section id="process" aria-labelledby="process-title" className="bg-raised">
      <div className="page-grid py-section">
        <h2 id="process-title" className="col-span-12 text-heading lg:col-span-7">
          {words('title')}
        </h2>
        <p className="col-span-12 mt-5 max-w-[34.5em] text-balance text-muted lg:col-span-4 lg:col-start-9 lg:mt-2 lg:max-w-[22.5em]">
          {words('lead')}
        </p>
        <ol className="col-span-12 mt-14 grid gap-x-8 gap-y-16 md:grid-cols-3">
          {steps.map((step, index) => (
            <li key={step} className="md:[&:nth-child(2)]:mt-12 md:[&:nth-child(3)]:mt-24">
              <Drawing
                src={`/images/site/process-${index + 1}.svg`}
                width={480}
                height={360}
                className="w-full max-w-80"
              />
              <h3 className="mt-6 flex items-baseline gap-4 text-[clamp(2rem,3.4vw,4rem)] leading-[1.02] max-md:text-heading">
                <span className="text-amber-ink tabular-nums">{index + 1}</span>
                {words(`steps.${step}.title`)}
              </h3>
              <p className="mt-4 max-w-[25.5em] text-muted">{words(`steps.${step}.description`)}</p>
            </li>
          ))}
        </ol>
        <Hint to="plans" className="tide-line col-span-12 mt-14 pt-4" />
      </div>
    </section>
  );
}

const values = ['words', 'rhythm', 'promises'] as const;

/** The values of the agency. */
export function Values() {
  const words = useTranslations('main-page.values');
  return (
    <Section id="values" title={words('title')}>
      <ul className="grid gap-y-12">
        {values.map((value, index) => (
          <li
            key={value}
            className="grid grid-cols-[5rem_1fr] gap-x-6 sm:grid-cols-[8rem_1fr] sm:gap-x-10"
          >
            <Drawing
              src={`/images/site/value-${index + 1}.svg`}
              width={240}
              height={240}
              className="w-full"
            />
            <div>
              <h3 className="text-title">{words(`items.${value}.title`)}</h3>
              <p className="mt-2 max-w-[29.5em] text-lead text-muted">
                {words(`items.${value}.description`)}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The technologies as a grid of tiles: drawing and name; nothing is shown without any. */
export function TechnologyGrid({ technologies }: { technologies: TechnologyTile[] }) {
  const words = useTranslations('main-page.technologies');
  if (technologies.length === 0) return null;
  return (
    <Section id="technologies" title={words('title')} lead={words('lead')}>
      <TileList tiles={technologies} />
    </Section>
  );
}
