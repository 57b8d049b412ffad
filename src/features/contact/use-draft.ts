import { type RefObject, useEffect, useRef } from 'react';
import { forgetDraft, keepDraft, readDraft } from './kept-draft';
import { newSubmissionId } from './send-message';

/** What a form knows about the message being written in it. */
export type Draft = {
  /** The id under which the message is sent: the same until it has arrived, reloads included. */
  id: () => string;
  /** Whether the text is from before a reload, so that the page was not opened to write it. */
  isRestored: () => boolean;
  /** Keeps what stands in the form. */
  keep: () => void;
  /** The message has arrived: the next one is another. */
  forget: () => void;
};

const fields = ['phone', 'email', 'message'] as const;

/** Keeps a form's text over reloads of its page, and puts it back into fields that are still empty. */
export function useDraft(form: RefObject<HTMLFormElement | null>): Draft {
  const id = useRef<string>(undefined);
  const isRestored = useRef(false);

  useEffect(() => {
    const draft = readDraft();
    if (!draft) return;
    id.current = draft.id;
    for (const name of fields) {
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
      const text = (name: string) => String(typed.get(name) ?? '');
      const [phone, email, message] = [text('phone'), text('email'), text('message')];
      keepDraft({ id: currentId(), phone, email, message });
    },
    forget() {
      id.current = undefined;
      isRestored.current = false;
      forgetDraft();
    },
  };
}
