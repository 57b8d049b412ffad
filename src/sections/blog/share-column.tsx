import { useTranslations } from 'next-intl';
import { shareNetworks } from './share';

/** Links that share this page, from medium screens up (specification, section 2). `url` is the page's full address. */
export function ShareColumn({ url, title }: { url: string; title: string }) {
  const words = useTranslations('site.blog');
  return (
    <div data-print="hide" className="hidden text-small md:block">
      <p className="font-semibold">{words('share')}</p>
      <ul className="mt-2 flex flex-col">
        {shareNetworks.map(({ name, link }) => (
          <li key={name}>
            <a
              href={link(url, title)}
              target="_blank"
              rel="noopener"
              aria-label={words('shareOn', { network: name })}
              className="link-quiet inline-flex min-h-11 items-center text-muted capitalize hover:text-ink lg:min-h-9"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
