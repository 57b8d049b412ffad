import type { Locale } from '@/site/locales';
import { stored } from '@/ui/stored';
import { nameAnswerDay } from './answer-day';
import { type Draft, openDraft } from './draft';
import { fieldNames, type MessageFields, textFields, trapField } from './message';
import { sendMessage } from './send-message';
import { openSender, type Sender, type Shown } from './sender';

/** What a form on the page shows of its message: the day of the answer, too. */
export type ShownHere = Shown & { answerBy?: string };

type Options = { locale: Locale; shown: Shown; show: (shown: ShownHere) => void };

/** Opens the sender of a form on the page, and fills the form with the draft from before a reload. */
export function openFormSender(form: HTMLFormElement, { locale, shown, show }: Options): Sender {
  return openSender({
    draft: openDraftOf(form),
    shown,
    show: (next) =>
      show(next.arrived ? { ...next, answerBy: nameAnswerDay(new Date(), locale) } : next),
    post: (submission) => sendMessage({ ...submission, locale, trap: readTrap(form) }),
  });
}

/** Each page has its own draft: text typed on one page does not appear on another. */
function openDraftOf(form: HTMLFormElement): Draft {
  const kept = stored('session', `contact-draft:${location.pathname}`);
  const draft = openDraft(kept, () => readFields(form));
  for (const name of fieldNames) {
    const field = form.elements.namedItem(name);
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (isText && field.value === '') field.value = draft.restored?.typed[name] ?? '';
  }
  return draft;
}

function readFields(form: HTMLFormElement): MessageFields {
  const typed = new FormData(form);
  return textFields((name) => typed.get(name));
}

function readTrap(form: HTMLFormElement): string {
  return String(new FormData(form).get(trapField) ?? '');
}
