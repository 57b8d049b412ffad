import { useLocale, useTranslations } from 'next-intl';
import { breadcrumbList } from '@/structured-data/breadcrumb-list';
import { Breadcrumb, type Crumb } from '@/ui/breadcrumb';
import { JsonLd } from '@/ui/json-ld';

type Props = {
  /** The pages between the home page and this one. */
  trail?: readonly Crumb[];
  /** The name of this page on the trail. */
  current: string;
};

/** A page's position on the site: home, the pages between, the page itself; for visitors and for search engines. */
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
