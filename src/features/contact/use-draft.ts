import { type RefObject, useEffect, useRef } from 'react';
import { fieldNames, type MessageFields, textFields } from './message';
import { newSubmissionId } from './send-message';

/** A form's draft: the message being written. */
type Draft = {
  /** Returns the id of the message: the same until it has arrived, also after reloads. */
  id: () => string;
  /** Says whether the text is from before a reload, so that the page was not opened to write it. */
  isRestored: () => boolean;
  /** Keeps the form's text. */
  keep: () => void;
  /** Called when the message has arrived: the next one gets another id. */
  forget: () => void;
};

/** Keeps a form's text over reloads of its page, and restores it into fields that are still empty. */
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

/** A kept form: the id of its submission and its text. */
type KeptDraft = MessageFields & { id: string };

/** Each page has its own draft: text typed on one page does not appear on another. */
const key = () => `contact-draft:${location.pathname}`;

/**
 * Returns the text of this page's form from before a reload, in this tab; undefined where there is none. Never throws:
 * browsers may forbid storage, and its content may be anything.
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
    // The form works without storage; only a reload loses its text.
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
