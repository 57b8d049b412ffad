import { type RefObject, useEffect, useRef } from 'react';
import { fieldNames, type MessageFields, textFields } from './message';
import { newSubmissionId } from './send-message';

/** What a form knows about the message being written in it. */
type Draft = {
  /** The id under which the message is sent: the same until it has arrived, reloads included. */
  id: () => string;
  /** Whether the text is from before a reload, so that the page was not opened to write it. */
  isRestored: () => boolean;
  /** Keeps what stands in the form. */
  keep: () => void;
  /** The message has arrived: the next one is another. */
  forget: () => void;
};

/** Keeps a form's text over reloads of its page, and puts it back into fields that are still empty. */
export function useDraft(form: RefObject<HTMLFormElement | null>): Draft {
  const id = useRef<string>(undefined);
  const isRestored = useRef(false);

  useEffect(() => {
    const draft = readDraft();
    if (!draft) return;
    id.current = draft.id;
    for (const name of fieldNames) {
      const field = form.current?.elements.namedItem(name);
      const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
      if (!isText || field.value !== '') continue;
      field.value = draft[name];
      isRestored.current ||= draft[name] !== '';
    }
  }, [form]);

  const currentId = () => {
    id.current ??= newSubmissionId();
    return id.current;
  };
  return {
    id: currentId,
    isRestored: () => isRestored.current,
    keep() {
      if (!form.current) return;
      const typed = new FormData(form.current);
      keepDraft({ id: currentId(), ...textFields((name) => typed.get(name)) });
    },
    forget() {
      id.current = undefined;
      isRestored.current = false;
      forgetDraft();
    },
  };
}

/** A form as it was left: the id of this submission, and what was typed. */
type KeptDraft = MessageFields & { id: string };

/** One draft for each page with a form: what was typed into one does not turn up in another. */
const key = () => `contact-draft:${location.pathname}`;

/**
 * Returns what was typed into this page's form before it was reloaded, in this tab; undefined where there is nothing.
 * Never throws: browsers may forbid storage, and anything may stand in it.
 */
function readDraft(): KeptDraft | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key()) ?? '{}');
    return typeof kept.id === 'string'
      ? { id: kept.id, ...textFields((name) => kept[name]) }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a draft until the tab is closed or the message has arrived. */
function keepDraft(draft: KeptDraft): void {
  try {
    sessionStorage.setItem(key(), JSON.stringify(draft));
  } catch {
    // Without storage the form works as well; only a reload loses what was typed.
  }
}

/** Forgets the draft of a message that arrived. */
function forgetDraft(): void {
  try {
    sessionStorage.removeItem(key());
  } catch {
    // Nothing was kept.
  }
}
