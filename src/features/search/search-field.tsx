import type { FormEvent } from 'react';
import type { DialogWords } from './search-dialog';
import { SearchIcon } from './search-icon';

type Props = {
  words: DialogWords;
  mostCharacters: number;
  query: string;
  onQuery: (query: string) => void;
};

/** The field of the search dialog, first in it so that it has the focus; Enter opens the first result. */
export function SearchField({ words, mostCharacters, query, onQuery }: Props) {
  return (
    <search>
      <form
        onSubmit={openFirst}
        className="flex items-center gap-3 border-line border-b-[3px] pr-2 pl-5 focus-within:border-amber-ink md:pr-4 md:pl-8"
      >
        <SearchIcon className="size-6 shrink-0 text-muted" />
        <input
          type="search"
          aria-label={words.field}
          placeholder={words.field}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={mostCharacters}
          value={query}
          onChange={(event) => onQuery(event.target.value)}
          className="h-18 min-w-0 grow bg-transparent font-display font-semibold text-title placeholder:font-normal placeholder:font-text placeholder:text-base placeholder:text-muted placeholder:tracking-normal md:placeholder:text-lead focus-visible:outline-none [&::-webkit-search-cancel-button]:hidden"
        />
        <button
          type="button"
          className="h-11 shrink-0 px-3 font-semibold text-small"
          onClick={(event) => event.currentTarget.closest('dialog')?.close()}
        >
          {words.close}
        </button>
      </form>
    </search>
  );
}

function openFirst(event: FormEvent<HTMLFormElement>) {
  event.preventDefault();
  const dialog = event.currentTarget.closest('dialog');
  dialog?.querySelector<HTMLAnchorElement>('[data-results="found"] a')?.click();
}
