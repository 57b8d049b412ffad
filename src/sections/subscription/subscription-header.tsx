import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Breadcrumb } from '@/ui/breadcrumb';

type Props = {
  /** The page's name, as the trail shows it. */
  title: string;
  headline: string;
  lead: string;
  /** The ways to go on. */
  children?: ReactNode;
};

/** The head of a page of the subscription: the headline over the whole width, what it means and the way on under it. */
export function SubscriptionHeader({ title, headline, lead, children }: Props) {
  const words = useTranslations('site.breadcrumb');
  return (
    <header className="page-grid gap-y-8 pt-8 pb-16 lg:pt-12 lg:pb-20">
      <div className="col-span-12">
        <Breadcrumb
          label={words('label')}
          trail={[{ name: words('home'), href: '/' }]}
          current={title}
        />
      </div>
      <h1 className="col-span-12 max-w-[14ch] text-hero">{headline}</h1>
      <p className="col-span-12 max-w-[44ch] text-lead text-muted lg:col-span-6">{lead}</p>
      {children && (
        <div className="col-span-12 flex flex-wrap content-start gap-4 lg:col-span-6 lg:justify-end">
          {children}
        </div>
      )}
    </header>
  );
}
