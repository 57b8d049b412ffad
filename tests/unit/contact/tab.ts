import { vi } from 'vitest';
import { openDraft } from '@/features/contact/draft';
import { type MessageFields, textFields } from '@/features/contact/message';
import type { Answer, Submission } from '@/features/contact/send-message';
import { openSender, type Shown } from '@/features/contact/sender';

export const unreached: Answer = { name: 'later', askedMs: undefined, isLimit: false };
export const delivered: Answer = { name: 'delivered' };

/** Returns the answer of a server that asks for a pause of so many seconds. */
export const askedFor = (seconds: number, isLimit = false): Answer => ({
  name: 'later',
  askedMs: seconds * 1000,
  isLimit,
});

/** Provides what a sender sees of a browser, with a stopped clock and no chance. */
export function provideBrowser() {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) });
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const page = Object.assign(new EventTarget(), { hidden: false });
  const window = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
  return {
    setHidden(isHidden: boolean) {
      page.hidden = isHidden;
      page.dispatchEvent(new Event('visibilitychange'));
    },
    goOnline: () => window.dispatchEvent(new Event('online')),
  };
}

/** Opens a form in a tab. Its server gives these answers one by one, the last one forever. */
export function openTab(...answers: [Answer, ...Answer[]]) {
  let kept: string | null = null;
  const storage = {
    read: () => kept,
    write: (text: string | null) => {
      kept = text;
    },
    subscribe: () => () => {},
  };
  const posts: Submission[] = [];
  const post = async (submission: Submission) => {
    posts.push(submission);
    return answers[Math.min(posts.length, answers.length) - 1] ?? unreached;
  };
  let fields = textFields(() => '');
  let shown: Shown = { state: { name: 'initial' }, isSending: false, problems: {}, answered: 0 };
  const open = (early: Partial<MessageFields> = {}) => {
    const draft = openDraft(storage, () => fields);
    fields = { ...(draft.restored?.typed ?? textFields(() => '')), ...early };
    return openSender({
      draft,
      shown: { state: { name: 'initial' }, isSending: false, problems: {}, answered: 0 },
      show: (next) => {
        shown = next;
      },
      post,
    });
  };
  let sender = open();
  return {
    posts,
    kept: () => kept,
    shown: () => shown,
    state: () => shown.state,
    /** Types, as the form notices. */
    type(text: Partial<MessageFields>) {
      fields = { ...fields, ...text };
      sender.edit();
    },
    /** Changes the fields as a password manager may, unnoticed. */
    fill(text: Partial<MessageFields>) {
      fields = { ...fields, ...text };
    },
    async press() {
      sender.send();
      await vi.advanceTimersByTimeAsync(0);
    },
    stop: () => sender.stop(),
    leave: () => sender.close(),
    /** Reloads the page. `early` is typed before its scripts run. */
    async reload(early?: Partial<MessageFields>) {
      sender.close();
      sender = open(early);
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}
