import type { MessageFields } from './contact-message';

/** A form as it was left: the id of this submission, and what was typed. */
export type KeptDraft = MessageFields & { id: string };

/** One draft for each page with a form: what was typed into one does not turn up in another. */
const name = () => `contact-draft:${location.pathname}`;

/**
 * Returns what was typed into this page's form before it was reloaded, in this tab; undefined where there is nothing.
 * Never throws: browsers may forbid storage, and anything may stand in it.
 */
export function readDraft(): KeptDraft | undefined {
  try {
    const { id, phone, email, message } = JSON.parse(sessionStorage.getItem(name()) ?? '{}');
    const isWhole = [id, phone, email, message].every((value) => typeof value === 'string');
    return isWhole ? { id, phone, email, message } : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a draft until the tab is closed or the message has arrived. */
export function keepDraft(draft: KeptDraft): void {
  try {
    sessionStorage.setItem(name(), JSON.stringify(draft));
  } catch {
    // Without storage the form works as well; only a reload loses what was typed.
  }
}

/** Forgets the draft of a message that arrived. */
export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(name());
  } catch {
    // Nothing was kept.
  }
}
