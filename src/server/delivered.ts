import { rememberedFormsMs, rememberedMessages } from '@/site/limits';
import { isNamedInRedis, nameInRedis } from './redis-names';
import { createRemembered } from './remembered';
import { sha256 } from './sha256';

const delivered = createRemembered(rememberedMessages);
/** What is on its way: an equal request gets the same answer. */
const underWay = new Map<string, Promise<unknown>>();

/** Does a piece of work once for all who ask for it under the same key while it goes on. */
export function once<T>(key: string, work: () => Promise<T>): Promise<T> {
  const known = underWay.get(key) as Promise<T> | undefined;
  if (known) return known;
  const started = work().finally(() => underWay.delete(key));
  underWay.set(key, started);
  return started;
}

/**
 * Whether the mail with this key, or the form with this id, was delivered. This process remembers mails for minutes,
 * the provider for a day, Redis forms for a week; all three only save or prevent a second mail.
 */
export async function wasDelivered(key: string, form?: string): Promise<boolean> {
  if (delivered.has(key)) return true;
  if (form === undefined) return false;
  return isNamedInRedis(await formName(key, form));
}

/** Remembers a delivered mail and its form. */
export async function rememberDelivered(key: string, form?: string): Promise<void> {
  delivered.add(key);
  if (form === undefined) return;
  await nameInRedis(await formName(key, form), rememberedFormsMs);
}

/** An edited text is another message, even in the same form. */
async function formName(key: string, form: string): Promise<string> {
  return `amberline:delivered:${await sha256(`${form} ${key}`)}`;
}
