/** Every number a visitor can run into, but those of the proxy in front (`deploy/haproxy.cfg`). Change them here and nowhere else. */

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The largest contact message. `src/features/contact/message.ts` says how long each field may be. */
export const messageLimits = {
  bodyBytes: 16 * 1024,
  /** A form without JavaScript percent-encodes: each byte of a letter like "ż" becomes three. */
  formBytes: 3 * 16 * 1024,
} as const;

/**
 * The largest notification. `userBytes` limits the booking provider's payload as JSON; `userDepth` how deep lists and
 * objects may be nested in it, because the mail indents each level further.
 */
export const notificationLimits = {
  bodyBytes: 16 * 1024,
  userBytes: 4 * 1024,
  userDepth: 10,
} as const;

/** The largest batch of reports, how many of its reports are read, and how many different ones its log line names. */
export const policyReportLimits = { bodyBytes: 32 * 1024, read: 50, named: 5 } as const;

/**
 * How often something may happen: `max` times per `windowMs` for each client. While the configured Redis does not
 * answer, each process applies the smaller `fallbackMax`.
 */
export interface RateRule {
  readonly max: number;
  readonly fallbackMax: number;
  readonly windowMs: number;
}

export const rateRules = {
  /** Accepted messages of one client. */
  message: { max: 5, fallbackMax: 3, windowMs: 10 * minute },
  /** Accepted messages of one client in a day: a client that comes back every ten minutes is no visitor. */
  messageDay: { max: 10, fallbackMax: 6, windowMs: day },
  /** Messages mailed one by one for all clients without a known address, together. Further ones wait for the digest. */
  messageShared: { max: 60, fallbackMax: 30, windowMs: 10 * minute },
  /** Ill-formed or undeliverable messages of one client; undeliverable ones of all clients without a known address. */
  messageFault: { max: 60, fallbackMax: 30, windowMs: 10 * minute },
  /** All messages mailed one by one: the provider's daily quota is limited. Further ones wait for the digest. */
  messageTotal: { max: 100, fallbackMax: 50, windowMs: day },
  /** Messages that may wait for the digest, because Redis has limited memory (about 6 KB each). */
  keptTotal: { max: 5000, fallbackMax: 2500, windowMs: day },
  /** Messages that look like a machine's; they are kept, or mailed with a mark. */
  suspectTotal: { max: 500, fallbackMax: 250, windowMs: day },
  /** Accepted notifications of one client: nine videos and a booking, begun again a few times. */
  notification: { max: 30, fallbackMax: 15, windowMs: 10 * minute },
  /** Accepted notifications of all clients without a known address, together. */
  notificationShared: { max: 120, fallbackMax: 60, windowMs: 10 * minute },
  /** Ill-formed or undeliverable notifications of one client; clients without a known address as above. */
  notificationFault: { max: 60, fallbackMax: 30, windowMs: 10 * minute },
  /** All notification mails: a flood of them must not use up the quota of contact messages. */
  notificationTotal: { max: 300, fallbackMax: 150, windowMs: day },
  /** Batches of one client about what a page's policy has stopped; also its ill-formed ones. */
  policyReport: { max: 20, fallbackMax: 10, windowMs: 10 * minute },
  /** All such batches: each is a line of the log. */
  policyReportTotal: { max: 500, fallbackMax: 250, windowMs: hour },
} as const satisfies Record<string, RateRule>;

export type RateRuleName = keyof typeof rateRules;

/** How long Redis may take for one decision; then the in-process limiter decides. */
export const redisDeadlineMs = 300;

/** How long Redis is not asked after a failure, so that an outage costs one wait a second. */
export const redisPauseMs = 1000;

/** How many clients the in-process limiter remembers; it forgets first the one not seen for longest. */
export const rememberedClients = 10_000;

/** The log warns when this part of a shared limit is used. */
export const ceilingWarning = 0.8;

/** How long Redis may take to keep a message for the digest: a lost message costs more than a slow answer. */
export const keepDeadlineMs = 2000;

/** Kept messages are mailed together, `pauseMs` after the first of them, at most `messagesPerMail` in one mail. */
export const digest = { pauseMs: hour, messagesPerMail: 50 } as const;

/** A form sent sooner than this after its page was opened was not filled in by a person. */
export const quickestFillMs = 2000;

/**
 * How a page sends a message by itself that could not arrive. `firstPauseMs` is for a server that names no time; each
 * further pause doubles, up to `mostPauseMs`. A part of each pause (`chancePart`, up to `mostChanceMs`) is added at
 * random. While the page is hidden, attempts come `hiddenMs` later. After `mostMs`, the page stops.
 */
export const resending = {
  firstPauseMs: 15_000,
  mostPauseMs: 5 * minute,
  chancePart: 0.25,
  mostChanceMs: minute,
  hiddenMs: 5 * minute,
  mostMs: day,
} as const;

/** How long the mail provider may take for one message, all attempts included: as long as a visitor waits. */
export const mailDeadlineMs = 8000;

/** How long one attempt may take (`mostMs`). No attempt begins with less than `leastMs` left. */
export const mailAttempt = { leastMs: 500, mostMs: 3500 } as const;

/** The pause before the second attempt; each later one doubles, up to `mostMs`. Up to half of it is added at random. */
export const mailPause = { firstMs: 400, mostMs: 2000 } as const;

/** How many seconds a visitor is asked to wait when the provider names no time of its own. */
export const retryAfter = { failureSeconds: 30, quotaSeconds: 60 * 60 } as const;

/** How many delivered messages this process remembers, so that a retry costs neither a mail nor a unit. */
export const rememberedMessages = { count: 1000, ms: 10 * minute } as const;

/** How long Redis remembers the ids of delivered forms; the provider remembers a mail's key for a day. */
export const rememberedFormsMs = 7 * day;

/** Bookings the provider reported, remembered until the visitor's browser has reported them too. */
export const rememberedBookings = { count: 1000, ms: day } as const;

/** The booking provider's own reports: their largest size, and the greatest age of a signature. */
export const bookingWebhook = { bodyBytes: 64 * 1024, signatureAgeMs: 3 * minute } as const;

/**
 * How long a visitor waits while a picture is made for the first time: as long as the original would take on a line of
 * `bytesPerMs` (1.6 megabits a second), at most `mostMs`. Then the original is sent.
 */
export const pictureWait = { bytesPerMs: 200, mostMs: 3000 } as const;

/**
 * How much work making pictures may be. `waiting` is the length of the queue; beyond it, the original is sent at once
 * (a first view asks for about twenty pictures). A picture fails when it takes longer than `makingMs` or becomes larger
 * than `bytes`. A failed picture is not tried again for `pauseMs`.
 */
export const pictureLimits = {
  waiting: 100,
  makingMs: minute,
  bytes: 16 * 1024 * 1024,
  pauseMs: 10 * minute,
} as const;

/** How long nothing is written into a folder that took no file. */
export const storePauseMs = 10 * minute;

/**
 * Link previews are drawn when they are first asked for, one at a time. `waiting` is the length of the queue; beyond it,
 * a network is asked to come back. The `kept` last drawn are kept as files, of about 80 KB each.
 */
export const previewLimits = { waiting: 50, kept: 2000, retrySeconds: 10 } as const;

/**
 * What the build renders ahead: every page of a document while there are at most `pages` of them, all languages
 * counted; else, of each collection and in each language, the first `perCollection` of its list and as many of the
 * newest. Any other page is rendered at its first visit and then kept.
 */
export const prerenderLimits = { pages: 500, perCollection: 50 } as const;

/**
 * How the durable engine mails what it took (`src/server/leads/`). `gapMs` between two mails keeps below the provider's
 * two a second. A failed mail is tried again after `firstMs`, then twice as long each time up to `mostMs`, and up to half
 * of it is added at random. `askedMostMs` is the longest wait the provider is granted. After `keyMs` the provider may
 * have forgotten a mail's key (it says 24 hours): then nothing is sent again that may be out. `giveUpMs` after it came, a
 * mail is parked.
 */
export const leadMail = {
  gapMs: 550,
  attemptMs: 8000,
  firstMs: 5000,
  mostMs: 15 * minute,
  askedMostMs: hour,
  keyMs: 23 * hour,
  giveUpMs: 3 * day,
} as const;

/** How long the engine may take to accept a lead; then the lead is mailed directly. */
export const engineDeadlineMs = 1000;

/** How long the engine is not asked after a failure, so that an outage costs one wait a second. */
export const enginePauseMs = 1000;

/** How long the engine remembers that a lead is done: as long as the provider, so that equal words are mailed once a day. */
export const leadMemoryMs = day;
