import { useTranslations } from 'next-intl';
import type { ArticleSummary } from '@/collections/articles';
import { CopyButton } from '@/ui/copy-button';
import { FollowReading } from './follow-reading';

/** The sections of an article as links; nothing is shown for fewer than two. */
export function TableOfContents({ headings }: Pick<ArticleSummary, 'headings'>) {
  const words = useTranslations('site.blog');
  const sections = headings.filter(({ depth }) => depth === 2);
  if (sections.length < 2) return null;
  return (
    <nav aria-labelledby="contents-title">
      <p id="contents-title" className="font-semibold">
        {words('contents')}
      </p>
      <ol
        id="contents"
        className="mt-2 gap-x-8 text-[0.9375rem] md:max-lg:columns-2 lg:-ml-4 lg:max-h-[calc(100svh-21rem)] lg:overflow-y-auto lg:[scrollbar-width:thin]"
      >
        {sections.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="link-quiet flex min-h-11 items-center border-transparent py-1 text-muted leading-snug hover:text-ink aria-[current]:border-amber aria-[current]:text-ink focus-visible:-outline-offset-3 lg:min-h-9 lg:border-l-2 lg:pl-3.5"
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
      <FollowReading list="contents" />
    </nav>
  );
}

/**
 * Ways to pass on the full address `url`: networks from medium screens up (docs/specification.md, section 2), a copy of
 * the address on all.
 */
export function ShareColumn({ url, title }: { url: string; title: string }) {
  const words = useTranslations('site.blog');
  const look = 'link-quiet tap-line text-muted hover:text-ink lg:min-h-9 text-[0.9375rem]';
  return (
    <div data-print="hide" className="max-md:hidden max-md:scripted:block">
      <p className="font-semibold">{words('share')}</p>
      <ul className="mt-2 flex flex-col">
        {shareNetworks.map(({ name, link }) => (
          <li key={name} className="hidden md:block">
            <a
              href={link(url, title)}
              target="_blank"
              rel="noopener"
              aria-label={words('shareOn', { network: name })}
              className={`${look} capitalize`}
            >
              {name}
            </a>
          </li>
        ))}
        <li className="hidden scripted:block">
          <CopyButton
            words={{ copy: words('copyLink'), copied: words('copied') }}
            text={url}
            className={look}
          />
        </li>
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
