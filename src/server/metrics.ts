import { rateRules } from '@/site/limits';
import type { MailFailure } from './mail-attempt';
import type { ApiError } from './outcomes';

/** What may happen to a lead; each is a series from the start, so that alerts see its first time. */
const leadEvents = [
  'accepted',
  'sent_directly',
  'mailed',
  'retried',
  'parked',
  'held',
  'digested',
  'released',
  'discarded',
  'lost_to_503',
] as const;
export type LeadEvent = (typeof leadEvents)[number];

const rules = Object.keys(rateRules);

const mailReasons = Object.keys({
  refused: true,
  quota: true,
  busy: true,
  broken: true,
  timeout: true,
  'not-configured': true,
} satisfies Record<MailFailure, true>);

const apiErrors = Object.keys({
  invalid: true,
  'cross-site': true,
  'bad-signature': true,
  'method-not-allowed': true,
  'too-large': true,
  'unsupported-type': true,
  'other-message': true,
  'rate-limited': true,
  'mail-refused': true,
  unavailable: true,
} satisfies Record<ApiError, true>);

/** The sentence about a metric, and every value that each of its labels may have: none comes from a visitor. */
export interface Metric {
  help: string;
  labels: Readonly<Record<string, readonly string[]>>;
  /** Says which combinations there are; without it, all. */
  isPossible?: (labels: Readonly<Record<string, string>>) => boolean;
}

/** What is counted. A value that is in no list counts as `other`. */
export const counters = {
  http_requests_total: {
    help: 'Requests, by method, kind of address and class of status (none: left before an answer).',
    labels: {
      method: ['GET', 'HEAD', 'POST', 'other'],
      kind: ['page', 'api', 'picture', 'static', 'other'],
      status: ['2xx', '3xx', '4xx', '5xx', 'none'],
    },
  },
  api_answers_total: {
    help: 'Answers of the API, by route and error (none: accepted).',
    labels: {
      route: ['message', 'notification', 'booking', 'policy-report', 'other'],
      error: ['none', ...apiErrors],
    },
  },
  mails_total: {
    help: 'Mails, by result and, of those that failed, reason.',
    labels: { result: ['sent', 'printed', 'failed'], reason: ['none', ...mailReasons] },
    isPossible: ({ result, reason }) => (result === 'failed') === (reason !== 'none'),
  },
  limit_decisions_total: {
    help: 'Decisions of limits, by rule (near: granted, but what all clients share is nearly used up).',
    labels: { rule: rules, decision: ['granted', 'near', 'refused'] },
  },
  limit_fallbacks_total: {
    help: 'Decisions of limits made in this process because Redis did not answer, by rule.',
    labels: { rule: rules },
  },
  page_cache_total: {
    help: 'Pages that were kept (hit), rendered (rendered), kept but out of date or broken (stale).',
    labels: { result: ['hit', 'rendered', 'stale'] },
  },
  leads_total: {
    help: 'What happened to leads (lost_to_503: a message that was refused with 502 or 503).',
    labels: { event: leadEvents },
  },
  log_lines_total: {
    help: 'Lines of the log, by level.',
    labels: { level: ['info', 'warning', 'error'] },
  },
} as const satisfies Record<string, Metric>;

/** What has a length at this moment. */
export const gauges = {
  queue_jobs: {
    help: 'Jobs that wait or run, by queue.',
    labels: { queue: ['pictures', 'previews'] },
  },
} as const satisfies Record<string, Metric>;

export type CounterName = keyof typeof counters;
type Labels<M extends Metric> = Record<keyof M['labels'], string>;

/** What keeps the metrics: the registry of this process (`src/process/registry.ts`). */
export interface Meter {
  count(metric: CounterName, labels: Record<string, string>): void;
  measure(metric: keyof typeof gauges, labels: Record<string, string>, value: number): void;
  /** Notes how long a request took, by kind of address. */
  time(kind: string, seconds: number): void;
}

/** Global, as every bundle has its own copy of this module. `src/publishing/operations.mjs` knows the name, too. */
const name = Symbol.for('amberline.meter');
const shared = globalThis as typeof globalThis & { [name]?: Meter };

/** Lets every bundle of this process count. Without a meter nothing is counted. */
export function shareMeter(meter: Meter): void {
  shared[name] = meter;
}

/** Adds one to a counter. */
export function count<N extends CounterName>(
  metric: N,
  labels: Labels<(typeof counters)[N]>,
): void {
  shared[name]?.count(metric, labels);
}

/** Counts what happened to a lead. */
export function countLead(event: LeadEvent): void {
  count('leads_total', { event });
}

/** Notes how many jobs a queue holds. */
export function noteQueue(queue: (typeof gauges)['queue_jobs']['labels']['queue'][number]) {
  return (jobs: number): void => shared[name]?.measure('queue_jobs', { queue }, jobs);
}

/** Notes a request that has been answered. */
export function noteRequest(labels: Labels<(typeof counters)['http_requests_total']>, ms: number) {
  count('http_requests_total', labels);
  shared[name]?.time(labels.kind, ms / 1000);
}
