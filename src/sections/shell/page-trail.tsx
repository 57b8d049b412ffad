import { useTranslations } from 'next-intl';
import { Breadcrumb, type Crumb } from '@/ui/breadcrumb';

type Props = {
  /** The places between the home page and this one. */
  trail?: readonly Crumb[];
  /** What this page is called on the trail. */
  current: string;
};

/** Where a page sits in the site: home, the places between, the page itself. */
export function PageTrail({ trail = [], current }: Props) {
  const words = useTranslations('site.breadcrumb');
  const home = { name: words('home'), href: '/' } as const;
  return <Breadcrumb label={words('label')} trail={[home, ...trail]} current={current} />;
}
