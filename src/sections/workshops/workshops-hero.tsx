import { useTranslations } from 'next-intl';
import { PageTrail } from '@/sections/shell/page-trail';
import { WorkshopActions } from './workshop-actions';

/** The head of the workshops page: one line, what it means, two ways to go on. */
export function WorkshopsHero() {
  const words = useTranslations();
  return (
    <header className="page-grid gap-y-8 pt-8 pb-16 lg:pt-12 lg:pb-20">
      <div className="col-span-12">
        <PageTrail current={words('workshops.title')} />
      </div>
      <h1 className="col-span-12 max-w-[15ch] text-hero">{words('workshops.hero.headline')}</h1>
      <p className="col-span-12 max-w-[44ch] text-lead text-muted lg:col-span-5">
        {words('workshops.hero.lead')}
      </p>
      <WorkshopActions className="col-span-12 content-start lg:col-span-7 lg:justify-end" />
    </header>
  );
}
