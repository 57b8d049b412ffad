import { useTranslations } from 'next-intl';
import { PageTrail } from '@/sections/shell/page-trail';

type Props = { figures: number; studies: number };

/** The head of the page with the figures of all case studies: how many there are, and how to read them. */
export function ChangesHeader({ figures, studies }: Props) {
  const words = useTranslations('case-study');
  return (
    <header className="page-grid pt-8 pb-12 lg:pt-12 lg:pb-16">
      <div className="col-span-12">
        <PageTrail
          trail={[{ name: words('grid.title'), href: '/case-study' }]}
          current={words('changes.title')}
        />
      </div>
      <h1 className="col-span-12 mt-6 text-hero lg:col-span-7">{words('changes.title')}</h1>
      <div className="col-span-12 mt-6 max-w-[32em] self-end lg:col-span-5">
        <p className="text-lead">
          {figures === 0 ? words('changes.none') : words('changes.lead', { figures, studies })}
        </p>
        {figures > 0 && <p className="mt-4 text-muted">{words('changes.how')}</p>}
      </div>
    </header>
  );
}
