import type { ComponentProps } from 'react';
import { quickestFillMs } from '@/site/limits';

export interface FieldRule {
  /** `address`: an email address. `line`: text that becomes one line. `text`: text of several lines. */
  kind: 'address' | 'line' | 'text';
  /** The most characters, as browsers count `maxlength`: UTF-16 units. */
  max: number;
  isRequired: boolean;
  /** The label before the value in the mail; a value without a label is below the others. */
  mailLabel?: string;
  /** The attributes of the field in a browser. */
  input: Pick<ComponentProps<'input'>, 'type' | 'autoComplete'> & { rows?: number };
}

/**
 * The fields of a contact message, in the order of the form. The form, the check, the mail, drafts and kept messages
 * are all derived from this table. A field's label is the message `site.contactForm.<name>`.
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

/** Fills every field with the value that `read` returns for its name; anything but text counts as empty. */
export function textFields(read: (name: FieldName) => unknown): MessageFields {
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return Object.fromEntries(fieldNames.map((name) => [name, text(read(name))])) as MessageFields;
}

/** Says whether two forms hold the same text. */
export function sameText(one: MessageFields, other: MessageFields): boolean {
  return fieldNames.every((name) => one[name] === other[name]);
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

/** Says whether a value of unknown shape has fields to read. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** initial: the form. sent: the thanks, fields hidden. failed: the error above the form, which keeps its text. */
export type FormState = 'initial' | 'sent' | 'failed';

/**
 * Returns the state after a submission, whatever it was before: a failure after a success shows the form again
 * (docs/specification.md, section 4).
 */
export function formState(isDelivered: boolean): FormState {
  return isDelivered ? 'sent' : 'failed';
}

/** The name of a field that people do not see and programs fill in. */
export const trapField = 'homepage';

/**
 * Says whether a program seems to have filled in a form: the hidden field has a value, or the page was hardly open
 * (`openMs`, milliseconds; unknown for pages without their script). Only a sign: such a message is kept and marked,
 * never dropped.
 */
export function looksMachineMade({ trap, openMs }: { trap: unknown; openMs: unknown }): boolean {
  const isTrapped = (trap ?? '') !== '';
  return isTrapped || (typeof openMs === 'number' && openMs < quickestFillMs);
}
