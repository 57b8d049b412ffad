import type { ComponentProps } from 'react';
import { quickestFillMs } from '@/site/limits';

export interface FieldRule {
  /** `address`: an e-mail address. `line`: text that becomes one line. `text`: text of several lines. */
  kind: 'address' | 'line' | 'text';
  /** The most characters, counted as browsers count `maxlength`: UTF-16 units. */
  max: number;
  isRequired: boolean;
  /** What stands before the value in the mail; a value without one stands alone, below the others. */
  mailLabel?: string;
  /** What a browser has to know of the field. */
  input: Pick<ComponentProps<'input'>, 'type' | 'autoComplete'> & { rows?: number };
}

/**
 * The fields of a contact message, in the order of the form. The form, the check, the mail, drafts and kept messages
 * are all derived from here; a label has the field's name in `site.contactForm` of the messages.
 */
export const messageFields = {
  email: {
    kind: 'address',
    max: 254,
    isRequired: true,
    mailLabel: 'From',
    input: { type: 'email', autoComplete: 'email' },
  },
  phone: {
    kind: 'line',
    max: 40,
    isRequired: false,
    mailLabel: 'Phone',
    input: { type: 'tel', autoComplete: 'tel' },
  },
  message: { kind: 'text', max: 5000, isRequired: true, input: { rows: 4 } },
} as const satisfies Record<string, FieldRule>;

export type FieldName = keyof typeof messageFields;
export const fieldNames = Object.keys(messageFields) as FieldName[];

/** What a visitor types into the contact form. */
export type MessageFields = Record<FieldName, string>;

/** Fills every field with what `read` gives for its name; what is no text counts as empty. */
export function textFields(read: (name: FieldName) => unknown): MessageFields {
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return Object.fromEntries(fieldNames.map((name) => [name, text(read(name))])) as MessageFields;
}

const problemNames = ['required', 'format', 'too-long'] as const;
/** Why a field of the contact form was refused. */
export type FieldProblem = (typeof problemNames)[number];
export type FieldProblems = Partial<Record<FieldName, FieldProblem>>;

/** Returns the refused fields named by an answer of `/api/message`; an answer of any other shape names none. */
export function readFieldProblems(answer: unknown): FieldProblems {
  const fields: unknown = isObject(answer) ? answer.fields : undefined;
  if (!isObject(fields)) return {};
  return Object.fromEntries(
    fieldNames.flatMap((name) => {
      const problem = problemNames.find((known) => known === fields[name]);
      return problem ? [[name, problem]] : [];
    }),
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** initial: the form. sent: the thanks, fields hidden. failed: the error above the form, which keeps what was typed. */
export type FormState = 'initial' | 'sent' | 'failed';

/** The state after a submission, whatever it was before: a failure after a success shows the form again (specification, section 4). */
export function formState(isDelivered: boolean): FormState {
  return isDelivered ? 'sent' : 'failed';
}

/** The name of a field that people do not see and programs like to fill in. */
export const trapField = 'homepage';

/**
 * Says whether a form looks as if a machine had filled it in: something stands in the field nobody sees, or the page
 * had hardly been open (`openMs`, milliseconds; pages without their script do not know it). Only a sign: what shows
 * it is kept and marked, never thrown away.
 */
export function looksMachineMade({ trap, openMs }: { trap: unknown; openMs: unknown }): boolean {
  const isTrapped = (trap ?? '') !== '';
  return isTrapped || (typeof openMs === 'number' && openMs < quickestFillMs);
}
