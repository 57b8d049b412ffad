import type { FieldProblems } from './contact-message';

/** What `POST /api/message` answers; shared by the handler and the form. Contract: design, section 6. */
export type MessageError =
  | 'invalid'
  | 'cross-site'
  | 'method-not-allowed'
  | 'too-large'
  | 'unsupported-type'
  | 'rate-limited'
  | 'mail-refused'
  | 'unavailable';

export type MessageAnswer =
  | { ok: true }
  | { ok: false; error: 'invalid'; fields: FieldProblems }
  | { ok: false; error: Exclude<MessageError, 'invalid'> };
