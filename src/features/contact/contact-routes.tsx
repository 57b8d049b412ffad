import { useTranslations } from 'next-intl';
import type { ListedRoute } from '@/site/routes';
import { CardLink } from '@/ui/card-link';

/** What people write about, and where each begins. */
const routes = [
  { key: 'project', href: '/schedule' },
  { key: 'workshop', href: '/workshops' },
  { key: 'job', href: '/career' },
] as const satisfies readonly { key: string; href: ListedRoute }[];

/** Where each kind of request begins. */
export function ContactRoutes() {
  const words = useTranslations('site.contactPage.routes');
  return (
    <section aria-labelledby="routes-title" className="page-grid pb-section" data-print="hide">
      <h2 id="routes-title" className="col-span-12 text-heading">
        {words('title')}
      </h2>
      <ul className="col-span-12 mt-10 grid gap-x-8 md:grid-cols-3">
        {routes.map(({ key, href }) => (
          <li key={key} className="tide-line group relative flex flex-col py-6 md:pb-0">
            <h3 className="text-title">{words(`${key}.title`)}</h3>
            <p className="mt-2 mb-4 max-w-[26em] grow text-muted">{words(`${key}.text`)}</p>
            <p className="font-semibold">
              <CardLink href={href} className="decoration-amber!">
                {words(`${key}.link`)}
              </CardLink>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
