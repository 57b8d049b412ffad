import { rememberedMessages } from '@/site/limits';

const delivered = new Map<string, number>();

/**
 * Whether this process delivered the message with this key lately. Only a saving: an answer that got lost
 * is repeated without another unit or call. Another process asks the provider, which knows the key too.
 */
export function wasDelivered(key: string): boolean {
  const until = delivered.get(key);
  return until !== undefined && until > Date.now();
}

/** Remembers a delivered message; the oldest is forgotten when there are too many. */
export function rememberDelivered(key: string): void {
  delivered.delete(key);
  delivered.set(key, Date.now() + rememberedMessages.ms);
  for (const oldest of delivered.keys()) {
    if (delivered.size <= rememberedMessages.count) return;
    delivered.delete(oldest);
  }
}
