import { useTranslations } from 'next-intl';
import type { ArticleSummary } from '@/collections/articles';

/** The sections of an article as links; nothing is shown for fewer than two. */
export function TableOfContents({ headings }: Pick<ArticleSummary, 'headings'>) {
  const words = useTranslations('site.blog');
  const sections = headings.filter(({ depth }) => depth === 2);
  if (sections.length < 2) return null;
  return (
    <nav aria-labelledby="contents-title" className="text-small">
      <p id="contents-title" className="font-semibold">
        {words('contents')}
      </p>
      <ol className="mt-2 gap-x-8 md:max-lg:columns-2">
        {sections.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="link-quiet flex min-h-11 items-center py-1 text-muted leading-snug hover:text-ink lg:min-h-9"
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Share buttons for the full address `url`, from medium screens up (docs/specification.md, section 2). */
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

/** The networks an article can be shared on, in order; `link` returns the share page of a network for an address. */
const shareNetworks = [
  {
    name: 'facebook',
    link: (url: string, _title: string) =>
      `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url })}`,
  },
  {
    name: 'twitter',
    link: (url: string, title: string) =>
      `https://twitter.com/intent/tweet?${new URLSearchParams({ url, text: title })}`,
  },
] as const;
