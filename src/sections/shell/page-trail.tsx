import { useLocale, useTranslations } from 'next-intl';
import { breadcrumbList } from '@/structured-data/breadcrumb-list';
import { Breadcrumb, type Crumb } from '@/ui/breadcrumb';
import { JsonLd } from '@/ui/json-ld';

type Props = {
  /** The places between the home page and this one. */
  trail?: readonly Crumb[];
  /** What this page is called on the trail. */
  current: string;
};

/** Where a page sits in the site: home, the places between, the page itself; for visitors and for search engines. */
export function PageTrail({ trail = [], current }: Props) {
  const words = useTranslations('site.breadcrumb');
  const locale = useLocale();
  const places = [{ name: words('home'), href: '/' } as const, ...trail];
  return (
    <>
      <JsonLd graph={[breadcrumbList(places, current, locale)]} />
      <Breadcrumb label={words('label')} trail={places} current={current} />
    </>
  );
}
