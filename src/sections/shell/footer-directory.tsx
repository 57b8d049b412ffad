import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import { Link } from '@/i18n/link';
import { directory } from '@/site/nav';
import { feedPath } from '@/site/routes';

const linkClass = 'link-quiet inline-flex min-h-11 items-center';

/** All pages of the site, in groups. */
export function FooterDirectory({ className }: { className: string }) {
  const words = useTranslations('site');
  const locale = useLocale();
  return (
    <nav
      aria-label={words('footer.pages')}
      className={clsx(
        'grid grid-cols-2 gap-x-[clamp(1rem,2vw,2rem)] gap-y-10 md:grid-cols-4',
        className,
      )}
    >
      {directory.map(({ key, entries }) => (
        <div key={key}>
          <p className="mb-3 text-on-night-muted text-small">{words(`footer.groups.${key}`)}</p>
          <ul>
            {entries.map((entry) => (
              <li key={entry.key}>
                <Link href={entry.href} className={linkClass}>
                  {words(`nav.${entry.key}`)}
                </Link>
              </li>
            ))}
            {key === 'learn' && (
              <li>
                <a href={feedPath(locale)} className={linkClass}>
                  {words('footer.feed')}
                </a>
              </li>
            )}
          </ul>
        </div>
      ))}
    </nav>
  );
}
