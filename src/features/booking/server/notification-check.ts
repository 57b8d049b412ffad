import { z } from 'zod';
import { topics } from '@/collections/academy';
import {
  eventWithUser,
  listNotificationNames,
  type NotificationName,
  notificationType,
  notificationVersion,
} from '@/features/booking/notification';
import type { Fields } from '@/server/body';
import { invalid, type Outcome, tooLarge } from '@/server/outcomes';
import { notificationLimits } from '@/site/limits';

/** A notification without the fields that are the same in all of them. */
export interface CheckedNotification {
  eventName: NotificationName;
  user?: Record<string, unknown>;
}

type CheckResult =
  | { ok: true; notification: CheckedNotification }
  | { ok: false; outcome: Outcome };

const contract = z
  .strictObject({
    eventName: z.enum(listNotificationNames(topics.params().map(({ slug }) => slug))),
    eventUser: z.literal(''),
    ref: z.literal(''),
    type: z.literal(notificationType),
    version: z.literal(notificationVersion),
    user: z.record(z.string(), z.unknown()).optional(),
  })
  .refine(({ eventName, user }) => (user !== undefined) === (eventName === eventWithUser), {
    path: ['user'],
  });

/**
 * Checks a body against the contract (docs/api.md). Each fault names its field, also an unknown one. A `user` that is
 * too large or too deep (`notificationLimits`) is refused with 413.
 */
export function checkNotification(body: Fields): CheckResult {
  const result = contract.safeParse(Object.fromEntries(body));
  if (!result.success) return { ok: false, outcome: invalid(faultsOf(result.error)) };
  const { eventName, user } = result.data;
  if (user === undefined) return { ok: true, notification: { eventName } };
  if (isTooLarge(user)) return { ok: false, outcome: tooLarge };
  return { ok: true, notification: { eventName, user } };
}

/** Checks the depth first: writing thousands of levels as JSON would exhaust the stack. */
function isTooLarge(user: Record<string, unknown>): boolean {
  if (isDeeper(user, notificationLimits.userDepth)) return true;
  return new TextEncoder().encode(JSON.stringify(user)).length > notificationLimits.userBytes;
}

/** Says whether lists and objects are nested deeper than `levels`; looks no deeper. */
function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1));
}

function faultsOf({ issues }: z.ZodError): Record<string, string> {
  const faults = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => [key, 'unknown'])
      : [[String(issue.path[0]), 'format']],
  );
  return Object.fromEntries(faults);
}
