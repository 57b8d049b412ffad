import { useTranslations } from 'next-intl';
import { PageTrail } from '@/sections/shell/page-trail';
import { type CaseStudyKind, kindSlugs } from '@/site/case-study-kinds';

/** The head of the grid. The kind shown is in the trail and the title's hidden end, so nothing moves when it changes. */
export function GridHeader({ kind }: { kind?: CaseStudyKind }) {
  const words = useTranslations();
  const title = words('case-study.grid.title');
  const kindName = kind && words(`case-study.kinds.${kindSlugs[kind]}`);
  const trail = kindName ? [{ name: title, href: '/case-study' } as const] : [];
  return (
    <header className="page-grid pt-8 pb-10 lg:pt-12 lg:pb-14">
      <div className="col-span-12">
        <PageTrail trail={trail} current={kindName ?? title} />
      </div>
      <h1 className="col-span-12 mt-6 text-page lg:col-span-8">
        {title}
        {kindName && <span className="sr-only">: {kindName}</span>}
      </h1>
      <p className="col-span-12 mt-6 max-w-[38ch] self-end text-lead text-muted lg:col-span-4">
        {words('case-study.grid.lead')}
      </p>
    </header>
  );
}
