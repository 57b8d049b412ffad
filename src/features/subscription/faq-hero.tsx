import { useTranslations } from 'next-intl';
import { PageTrail } from '@/sections/shell/page-trail';

/** The head of the questions page. */
export function FaqHero() {
  const words = useTranslations('subscription.faq');
  return (
    <header className="page-grid gap-y-8 pt-8 pb-16 lg:pt-12 lg:pb-20">
      <div className="col-span-12">
        <PageTrail current={words('title')} />
      </div>
      <h1 className="col-span-12 max-w-[16ch] text-hero">{words('headline')}</h1>
      <p className="col-span-12 max-w-[44ch] text-balance text-lead text-muted lg:col-span-6">
        {words('lead')}
      </p>
    </header>
  );
}
