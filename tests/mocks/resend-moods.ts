/** How the mail provider's stand-in may behave. */
export const resendModes = [
  'accept',
  'slow',
  'refuse-422',
  'refuse-403',
  'hang',
  'fail-500',
  'null-500',
  'busy-429',
  'busy-once',
  'fail-once',
  'drop-once',
  'drop-answer',
  'answer-twice',
  'two-a-second',
  'quota-429',
  'quota-once',
] as const;
export type ResendMode = (typeof resendModes)[number];

/** The state that decides the answer to the next request. */
export interface Mood {
  mode: ResendMode;
  /** When the provider took its latest mails (milliseconds), for `two-a-second`. */
  taken: number[];
}

export interface Answer {
  status: number;
  body: unknown;
  retryAfter?: string;
}

/** Returns the answer of the chosen mode to a request; undefined where the mode lets the request through. */
export function moodAnswer(state: Mood): Answer | undefined {
  const { mode } = state;
  if (mode === 'two-a-second') return paceAnswer(state);
  if (mode.endsWith('-once')) state.mode = 'accept';
  const answers: Partial<Record<ResendMode, Answer>> = {
    'refuse-422': problem(422, 'validation_error'),
    'refuse-403': problem(403, 'invalid_from_address'),
    'fail-500': problem(500, 'internal_server_error'),
    'fail-once': problem(500, 'internal_server_error'),
    'busy-once': problem(429, 'rate_limit_exceeded'),
    'null-500': { status: 500, body: null },
    'busy-429': problem(429, 'rate_limit_exceeded'),
    'quota-429': problem(429, 'daily_quota_exceeded'),
    'quota-once': { ...problem(429, 'daily_quota_exceeded'), retryAfter: '2' },
  };
  return answers[mode];
}

/** Allows two requests within any second, as the provider does; refused ones get the time to come back. */
function paceAnswer(state: Mood): Answer | undefined {
  const now = Date.now();
  state.taken = state.taken.filter((time) => time > now - 1000);
  if (state.taken.length >= 2) {
    return { ...problem(429, 'rate_limit_exceeded'), retryAfter: '1' };
  }
  state.taken.push(now);
  return undefined;
}

/** Returns an error in the provider's shape. */
export function problem(statusCode: number, name: string): Answer {
  return { status: statusCode, body: { statusCode, name, message: 'said by the stand-in' } };
}
