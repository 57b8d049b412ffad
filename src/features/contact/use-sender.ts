import {
  type FormEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Locale } from '@/site/locales';
import type { openFormSender, ShownHere } from './form-sender';
import type { FormState } from './message';
import type { Sender } from './sender';

type Options = { locale: Locale; openedAs: FormState };

/**
 * Returns what a form shows of its message, and what its events do: send, edit, stop. The code that sends is fetched
 * once the page runs; where it does not come, the browser posts the form, as it does without JavaScript.
 */
export function useSender(
  formRef: RefObject<HTMLFormElement | null>,
  { locale, openedAs }: Options,
) {
  const [shown, show] = useState<ShownHere>({
    state: { name: openedAs },
    isSending: false,
    problems: {},
    // The attempt of a visitor without JavaScript has its answer: this page.
    answered: openedAs === 'initial' ? 0 : 1,
  });
  const first = useRef(shown);
  const sender = useRef<Promise<Sender | undefined>>(undefined);

  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    sender.current = fetchSender(form, { locale, shown: first.current, show });
    return () => void sender.current?.then((fetched) => fetched?.close());
  }, [formRef, locale]);

  const isWaiting = shown.state.name === 'waiting';
  // With the words on the page, not after them: a reload may follow at once.
  useLayoutEffect(() => (isWaiting ? askBeforeLeaving() : undefined), [isWaiting]);

  return {
    ...shown,
    send(event: FormEvent<HTMLFormElement>) {
      if (!sender.current) return;
      event.preventDefault();
      const form = event.currentTarget;
      const again = () => fetchSender(form, { locale, shown, show });
      sender.current = sender.current.then((fetched) => fetched ?? again());
      void sender.current.then((fetched) => (fetched ? fetched.send() : form.submit()));
    },
    edit: () => void sender.current?.then((fetched) => fetched?.edit()),
    stop: () => void sender.current?.then((fetched) => fetched?.stop()),
  };
}

/** Fetches the code that sends, and opens the form's sender; undefined where the code does not come. */
async function fetchSender(...form: Parameters<typeof openFormSender>) {
  try {
    const { openFormSender } = await import('./form-sender');
    return openFormSender(...form);
  } catch {
    return undefined;
  }
}

/** Lets the browser ask before the page is closed; returns what ends that. */
function askBeforeLeaving(): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    event.preventDefault();
    // Chromium before 119 asks only for this.
    event.returnValue = true;
  };
  addEventListener('beforeunload', ask);
  return () => removeEventListener('beforeunload', ask);
}
