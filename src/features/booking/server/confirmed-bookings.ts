import { isNamedInRedis, nameInRedis } from '@/server/redis-names';
import { createRemembered } from '@/server/remembered';
import { sha256 } from '@/server/sha256';
import { rememberedBookings } from '@/site/limits';

const confirmedHere = createRemembered(rememberedBookings);

/** The address of the invitee in a payload of the booking widget; undefined where it names none. */
export function inviteeOf(user: Record<string, unknown>): string | undefined {
  const { invitee } = user;
  const uri = typeof invitee === 'object' && invitee !== null && 'uri' in invitee && invitee.uri;
  return typeof uri === 'string' ? uri : undefined;
}

/** Remembers that the booking provider itself reported this invitee, for all processes where there is Redis. */
export async function rememberConfirmed(invitee: string): Promise<void> {
  confirmedHere.add(invitee);
  await nameInRedis(await nameOf(invitee), rememberedBookings.ms);
}

/** Whether the booking provider itself reported this invitee. Never rejects. */
export async function isBookingConfirmed(invitee: string | undefined): Promise<boolean> {
  if (invitee === undefined) return false;
  return confirmedHere.has(invitee) || isNamedInRedis(await nameOf(invitee));
}

async function nameOf(invitee: string): Promise<string> {
  return `amberline:booking:${await sha256(invitee)}`;
}
