/** Every number a visitor can run into. Change them here and nowhere else. */

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How large a message may be; how long each of its fields, says `src/features/contact/message.ts`. */
export const messageLimits = {
  bodyBytes: 16 * 1024,
  /** The same as a form without JavaScript sends it: of each byte of a letter like "ż" it makes three. */
  formBytes: 3 * 16 * 1024,
} as const;

/**
 * How large a notification may be. `userBytes` is what the booking provider's payload may take as JSON, `userDepth`
 * how many lists and objects may stand in each other there: the mail shows each level further to the right.
 */
export const notificationLimits = {
  bodyBytes: 16 * 1024,
  userBytes: 4 * 1024,
  userDepth: 10,
} as const;

/**
 * How often something may happen. `max` per `windowMs` for each client; `fallbackMax` is the smaller
 * number that holds, per process, while the configured Redis does not answer.
 */
export interface RateRule {
  readonly max: number;
  readonly fallbackMax: number;
  readonly windowMs: number;
}

export const rateRules = {
  /** Accepted messages of one client. */
  message: { max: 5, fallbackMax: 3, windowMs: 10 * minute },
  /** The same over a day: a client that comes back every ten minutes is no visitor. */
  messageDay: { max: 10, fallbackMax: 6, windowMs: day },
  /** Mailed messages of everyone whose address is not known, together; what is beyond waits for the digest. */
  messageShared: { max: 60, fallbackMax: 30, windowMs: 10 * minute },
  /** Ill-formed or undeliverable requests of one client (or of the shared bucket). */
  messageFault: { max: 60, fallbackMax: 30, windowMs: 10 * minute },
  /** All messages mailed one by one: bounds the provider's daily quota; what is beyond waits for the digest. */
  messageTotal: { max: 100, fallbackMax: 50, windowMs: day },
  /** Messages that may wait for the digest: bounds the memory of Redis (about 6 KB each). */
  keptTotal: { max: 5000, fallbackMax: 2500, windowMs: day },
  /** Messages that look like a machine's, kept or mailed with a mark. */
  suspectTotal: { max: 500, fallbackMax: 250, windowMs: day },
  /** Accepted notifications of one client: nine films and a booking, begun again a few times. */
  notification: { max: 30, fallbackMax: 15, windowMs: 10 * minute },
  /** Accepted notifications of everyone whose address is not known, together. */
  notificationShared: { max: 120, fallbackMax: 60, windowMs: 10 * minute },
  /** Ill-formed or undeliverable notifications of one client (or of the shared bucket). */
  notificationFault: { max: 60, fallbackMax: 30, windowMs: 10 * minute },
  /** All notification mails: a flood of them must not use up the quota of contact messages. */
  notificationTotal: { max: 300, fallbackMax: 150, windowMs: day },
} as const satisfies Record<string, RateRule>;

export type RateRuleName = keyof typeof rateRules;

/** Redis gets this long for one decision; then the in-process limiter decides. */
export const redisDeadlineMs = 300;

/** After a failure Redis is left alone for this long, so an outage costs one wait a second. */
export const redisPauseMs = 1000;

/** Clients the in-process limiter remembers; the one not seen for longest is forgotten first. */
export const rememberedClients = 10_000;

/** From this part of a shared limit on, the log warns. */
export const ceilingWarning = 0.8;

/** Redis gets this long to take a message that waits for the digest: a lost message costs more than a slow answer. */
export const keepDeadlineMs = 2000;

/** Kept messages are mailed together this long after the first of them, at most so many in one mail. */
export const digest = { pauseMs: hour, messagesPerMail: 50 } as const;

/** A form sent sooner than this after its page was opened was not filled in by a person. */
export const quickestFillMs = 2000;

/** The mail provider gets this long for one message, all attempts included: as long as a visitor waits. */
export const mailDeadlineMs = 8000;

/** One attempt gets this long at most; the next one may reach a server that answers. With less than `leastMs` left none is begun. */
export const mailAttempt = { leastMs: 500, mostMs: 3500 } as const;

/** Pause before the second attempt; each later one is twice as long up to `most`. Up to half of it is added by chance. */
export const mailPause = { firstMs: 400, mostMs: 2000 } as const;

/** What a visitor is asked to wait when the provider gives no time of its own (seconds). */
export const retryAfter = { failureSeconds: 30, quotaSeconds: 60 * 60 } as const;

/** Delivered messages this process remembers, so that a retry costs neither a mail nor a unit. */
export const rememberedMessages = { count: 1000, ms: 10 * minute } as const;

/** Redis remembers the ids of delivered forms for this long, the provider for a day. */
export const rememberedFormsMs = 7 * day;

/** Bookings the provider reported, remembered until the visitor's browser has said the same. */
export const rememberedBookings = { count: 1000, ms: day } as const;

/** The booking provider's own reports: how large, and how old a signature may be. */
export const bookingWebhook = { bodyBytes: 64 * 1024, signatureAgeMs: 3 * minute } as const;

/**
 * How long a visitor waits for a picture's first making: as long as its original would take on a line of `bytesPerMs`
 * (1.6 megabits a second), at most `mostMs`; then the original is sent.
 */
export const pictureWait = { bytesPerMs: 200, mostMs: 3000 } as const;

/**
 * What making pictures may take. `waiting` is how many there may be in the queue; for more, the original is sent at
 * once (a first view asks for about twenty). One that takes longer than `makingMs` or becomes larger than `bytes` has
 * failed. A picture that failed, and all when none can be written, are not tried again for `pauseMs`.
 */
export const pictureLimits = {
  waiting: 100,
  makingMs: minute,
  bytes: 16 * 1024 * 1024,
  pauseMs: 10 * minute,
} as const;
