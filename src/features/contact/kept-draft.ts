import { isObject, type MessageFields, textFields } from './message';
import type { Submission } from './send-message';
import { isOver, type Wait } from './sending';

/** What a form keeps over reloads: its text, what it has sent last, and until when that waits to be sent again. */
export type KeptDraft = { typed: MessageFields; sent?: Submission; wait?: Wait };

/** Reads a draft from its JSON; undefined for any other text. Never throws: what a browser keeps may be anything. */
export function readDraft(text: string | null): KeptDraft | undefined {
  const kept = parse(text);
  if (!isObject(kept) || !isObject(kept.typed)) return undefined;
  const sent = readSubmission(kept.sent);
  const wait = sent && readWait(kept.wait);
  return { typed: readFields(kept.typed), ...(sent && { sent }), ...(wait && { wait }) };
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}

function readFields(value: unknown): MessageFields {
  return textFields((name) => (isObject(value) ? value[name] : undefined));
}

function readSubmission(value: unknown): Submission | undefined {
  if (!isObject(value) || typeof value.id !== 'string') return undefined;
  const openMs = isTime(value.openMs) ? value.openMs : undefined;
  return { id: value.id, fields: readFields(value.fields), openMs };
}

/** A wait whose times cannot be counts as none: the message then waits for its visitor. */
function readWait(value: unknown): Wait | undefined {
  if (!isObject(value)) return undefined;
  const { since, attempts, dueAt, isLimit } = value;
  if (!isTime(since) || !isTime(attempts) || !isTime(dueAt)) return undefined;
  const wait = { since, attempts, dueAt, isLimit: isLimit === true };
  return since > Date.now() || isOver(wait, dueAt) ? undefined : wait;
}

function isTime(value: unknown): value is number {
  return typeof value === 'number' && value >= 0;
}
