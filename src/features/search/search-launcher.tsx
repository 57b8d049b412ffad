'use client';

import { useRef } from 'react';
import { SearchIcon } from './search-icon';
import { type DialogFacts, loadDialog, takeFocusBack, useSearchDialog } from './use-search-dialog';

/** Looks like the search's field and opens it. Without scripts it is not there: the list under it is. */
export function SearchLauncher(facts: DialogFacts) {
  const button = useRef<HTMLButtonElement>(null);
  const [dialog, open] = useSearchDialog(facts, () => takeFocusBack(button.current));
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        className="flex min-h-16 w-full cursor-text items-center gap-4 border-ink border-b-[3px] text-left text-lead text-muted hover:border-amber-ink"
        onPointerEnter={loadDialog}
        onClick={open}
      >
        <SearchIcon className="size-6 shrink-0" />
        {facts.words.field}
      </button>
      {dialog}
    </>
  );
}
