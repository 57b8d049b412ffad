import type { WorkshopSummary } from '@/collections/workshops';
import { PageTrail } from '@/sections/shell/page-trail';
import type { Crumb } from '@/ui/breadcrumb';
import { Picture } from '@/ui/picture';
import { WorkshopActions } from './workshop-actions';
import { WorkshopFacts } from './workshop-facts';

type Props = { workshop: WorkshopSummary; trail: readonly Crumb[] };

/** The head of a workshop's page: the promise over the whole width, the emblem under it, the facts beside. */
export function WorkshopHero({ workshop, trail }: Props) {
  const { title, hero, image, lang } = workshop;
  return (
    <header className="page-grid gap-y-10 pt-8 pb-section lg:gap-y-14">
      <div className="col-span-12">
        <PageTrail trail={trail} current={title} />
      </div>
      <div lang={lang} className="col-span-12">
        <p className="mb-4 font-semibold text-amber-ink">{title}</p>
        <h1 className="max-w-[22ch] text-page">{hero.headline}</h1>
      </div>
      <div className="col-span-7 sm:col-span-5 md:col-span-4">
        <Picture
          image={image}
          sizes="(min-width: 48rem) 30vw, 55vw"
          className="w-full max-w-80"
          first
        />
      </div>
      <div className="col-span-12 md:col-span-8">
        <p lang={lang} className="max-w-[50ch] text-lead text-muted">
          {hero.description}
        </p>
        <WorkshopActions className="mt-9" />
        <WorkshopFacts workshop={workshop} />
      </div>
    </header>
  );
}
