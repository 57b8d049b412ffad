import { useTranslations } from 'next-intl';
import type { TechnologyTile } from '@/collections/case-studies';
import type { ServiceSummary } from '@/collections/services';
import { ServiceShelf } from '@/sections/development/service-shelf';
import { Hint } from '@/sections/shell/hint';
import { Picture, type PictureData } from '@/ui/picture';
import { Section } from '@/ui/section';
import { TileList } from '@/ui/tile-list';

/** The services as stones in one water; the button of the hero scrolls here. */
export function ServiceList({ services }: { services: ServiceSummary[] }) {
  const words = useTranslations('main-page.services');
  return (
    <section id="services" aria-labelledby="services-title" className="overflow-x-clip py-section">
      <div className="page-grid items-end gap-y-5 pb-12 lg:pb-16">
        <h2 id="services-title" className="col-span-12 text-page lg:col-span-8">
          {words('title')}
        </h2>
        <p className="col-span-12 max-w-[34.5em] text-balance text-muted lg:col-span-4 lg:max-w-[22em]">
          {words('lead')}
        </p>
      </div>
      <ServiceShelf services={services} headingLevel="h3" />
    </section>
  );
}

/** A picture for each of three, in their order. */
type Stones = { stones: readonly PictureData[] };

const steps = ['talk', 'shape', 'ship'] as const;

/** The work process in three numbered steps. The drawings lead from raw amber to the finished piece. */
export function ProcessSteps({ stones }: Stones) {
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
              {stones[index] && (
                <Picture
                  image={stones[index]}
                  sizes="(min-width: 48rem) 29vw, 92vw"
                  className="w-full max-w-88"
                />
              )}
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

/** The values of the agency: a quiet row under the process. */
export function Values({ stones }: Stones) {
  const words = useTranslations('main-page.values');
  return (
    <section id="values" aria-labelledby="values-title" className="page-grid gap-y-8 py-part">
      <h2 id="values-title" className="col-span-12 text-amber-ink text-title">
        {words('title')}
      </h2>
      <ul className="col-span-12 grid gap-x-(--spacing-column) gap-y-8 md:grid-cols-3">
        {values.map((value, index) => (
          <li
            key={value}
            className="tide-line grid grid-cols-[6rem_1fr] items-start gap-x-5 pt-6 md:grid-cols-1 lg:grid-cols-[7rem_1fr]"
          >
            {stones[index] && (
              <Picture image={stones[index]} sizes="112px" className="w-full max-w-28" />
            )}
            <div className="md:max-lg:mt-4">
              <h3 className="text-title">{words(`items.${value}.title`)}</h3>
              <p className="mt-2 max-w-[29.5em] text-muted">
                {words(`items.${value}.description`)}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The technologies as a grid of tiles: drawing and name; nothing is shown without any. */
export function TechnologyGrid({ technologies }: { technologies: TechnologyTile[] }) {
  const words = useTranslations('main-page.technologies');
  if (technologies.length === 0) return null;
  return (
    <Section id="technologies" title={words('title')} lead={words('lead')} isQuiet>
      <TileList tiles={technologies} />
    </Section>
  );
}
