import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { Workshop } from '@/collections/workshops';
import { Picture } from '@/ui/picture';

type Props = Pick<Workshop, 'features' | 'lang'>;

/** How the first feature fills the row it shares with the last ones: larger, over the columns they leave. */
const large = 'lg:[&_h3]:text-heading lg:[&_p]:text-lead lg:[&_h3]:max-w-[16ch]';
const opening = ['', `lg:col-span-3 ${large}`, `lg:col-span-2 ${large}`] as const;

/** What the time goes into, as a grid without an empty cell on wide screens. */
export function WorkshopFeatures({ features, lang }: Props) {
  const words = useTranslations('single-workshop');
  return (
    <section aria-labelledby="features-title" className="bg-raised">
      <div className="page-grid py-section">
        <h2 id="features-title" className="col-span-12 mb-12 text-heading lg:mb-16">
          {words('features')}
        </h2>
        <ul lang={lang} className="col-span-12 grid gap-x-10 md:grid-cols-2 lg:grid-cols-3">
          {features.map(({ title, description, image }, index) => (
            <li
              key={title}
              className={clsx(
                'tide-line pt-6 pb-12',
                index === 0 && opening[features.length % 3],
                index === 0 && features.length % 2 === 1 && 'md:max-lg:col-span-2',
              )}
            >
              <span
                className="mb-6 block size-4 rounded-[1rem_1rem_1rem_0.15rem] bg-amber"
                aria-hidden="true"
              />
              {image && <Picture image={image} sizes="240px" className="mb-5 w-full max-w-60" />}
              <h3 className="text-title">{title}</h3>
              <p className="mt-3 max-w-[44ch] text-muted">{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
