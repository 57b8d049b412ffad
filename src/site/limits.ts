/** Every number a visitor can run into. Change them here and nowhere else. */

const minute = 60_000;
const day = 24 * 60 * minute;

/** How large a message may be. Characters are counted as browsers count `maxlength`: UTF-16 units. */
export const messageLimits = {
  bodyBytes: 16 * 1024,
  /** The same as a form without JavaScript sends it: of each byte of a letter like "ż" it makes three. */
  formBytes: 3 * 16 * 1024,
  phone: 40,
  email: 254,
  message: 5000,
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
  /** Accepted messages of everybody whose address is not known, together. */
  messageShared: { max: 60, fallbackMax: 30, windowMs: 10 * minute },
  /** Ill-formed or undeliverable requests of one client (or of the shared bucket). */
  messageFault: { max: 60, fallbackMax: 30, windowMs: 10 * minute },
  /** All contact mails of the site: bounds the provider's daily quota. */
  messageTotal: { max: 100, fallbackMax: 50, windowMs: day },
  /** Accepted notifications of one client: nine films and a booking, begun again a few times. */
  notification: { max: 30, fallbackMax: 15, windowMs: 10 * minute },
  /** Accepted notifications of everybody whose address is not known, together. */
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

/** The mail provider gets this long for one message, retries included. */
export const mailDeadlineMs = 8000;

/** How often the provider is asked at most when it says "busy". */
export const mailAttempts = 4;

/** Pause before asking the provider again when it says "busy" (it allows two requests a second). */
export const mailRetryPauseMs = 600;

/** Delivered messages remembered per process, so that a retry costs neither a mail nor a unit. */
export const rememberedMessages = { count: 1000, ms: 10 * minute } as const;

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
