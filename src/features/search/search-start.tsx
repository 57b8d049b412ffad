import { useState } from 'react';
import { WarmLink } from '@/i18n/warm-link';
import type { LoadedIndex } from './search-index';
import { isSlashKeyOn, switchSlashKey } from './slash-key';

/** Before anything is typed: the topics of the blog, and whether / opens the search. */
export function SearchStart({ index: { topics, words } }: { index: LoadedIndex }) {
  const [isOn, setOn] = useState(isSlashKeyOn);
  return (
    <>
      <h2 className="font-bold max-md:pt-5 font-display text-title">{words.kinds.topic}</h2>
      <ul data-results="start" className="mt-2 flex flex-wrap gap-x-6">
        {topics.map(({ path, title }) => (
          <li key={path}>
            <WarmLink href={path} className="link-quiet inline-flex min-h-11 items-center">
              {title}
            </WarmLink>
          </li>
        ))}
      </ul>
      <label className="mt-6 flex min-h-11 items-center gap-3 text-muted text-small max-md:hidden">
        <input
          type="checkbox"
          className="size-5"
          checked={isOn}
          onChange={({ target }) => {
            switchSlashKey(target.checked);
            setOn(target.checked);
          }}
        />
        {words.slashKey}
      </label>
    </>
  );
}
