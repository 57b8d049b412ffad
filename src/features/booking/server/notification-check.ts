import { z } from 'zod';
import { listTopicSlugs } from '@/collections/academy';
import {
  eventWithUser,
  notificationType,
  notificationVersion,
} from '@/features/booking/notification';
import { listNotificationNames, type NotificationName } from '@/features/booking/notification-name';
import { invalid, type Outcome, tooLarge } from '@/server/outcomes';
import { notificationLimits } from '@/site/limits';

/** A notification without what is the same in all of them. */
export interface CheckedNotification {
  eventName: NotificationName;
  user?: Record<string, unknown>;
}

export type CheckResult =
  | { ok: true; notification: CheckedNotification }
  | { ok: false; outcome: Outcome };

const contract = z
  .strictObject({
    eventName: z.enum(listNotificationNames(listTopicSlugs())),
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
 * Holds a body against the contract; a fault names its field, a stranger's field too. A `user` over 4 KiB of JSON, or
 * too deep, is 413.
 */
export function checkNotification(body: ReadonlyMap<string, unknown>): CheckResult {
  const result = contract.safeParse(Object.fromEntries(body));
  if (!result.success) return { ok: false, outcome: invalid(faultsOf(result.error)) };
  const { eventName, user } = result.data;
  if (user === undefined) return { ok: true, notification: { eventName } };
  if (isTooLarge(user)) return { ok: false, outcome: tooLarge };
  return { ok: true, notification: { eventName, user } };
}

/** Depth first: writing out thousands of levels as JSON would exhaust the stack. */
function isTooLarge(user: Record<string, unknown>): boolean {
  if (isDeeper(user, notificationLimits.userDepth)) return true;
  return new TextEncoder().encode(JSON.stringify(user)).length > notificationLimits.userBytes;
}

/** Says whether lists and objects stand in each other on more than so many levels; looks no deeper than that. */
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
