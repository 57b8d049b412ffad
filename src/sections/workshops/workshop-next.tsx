import { useTranslations } from 'next-intl';
import { WorkshopActions } from './workshop-actions';

/** For the undecided: half an hour with us before they choose. */
export function WorkshopNext() {
  const words = useTranslations('single-workshop.next');
  return (
    <section aria-labelledby="next-title" className="page-grid items-end gap-y-8 pb-section">
      <div className="col-span-12 lg:col-span-6">
        <h2 id="next-title" className="text-heading">
          {words('title')}
        </h2>
        <p className="mt-5 max-w-[46ch] text-lead text-muted">{words('text')}</p>
      </div>
      <WorkshopActions className="col-span-12 lg:col-span-6 lg:justify-end" />
    </section>
  );
}
