/** What `POST /api/message` answers; shared by the handler and the form. Contract: design, section 6. */

export const messageFields = ['phone', 'email', 'message'] as const;
export type MessageField = (typeof messageFields)[number];

/** `required`: empty. `format`: not text, given twice, or not an address. `too-long`: over its limit. */
export type FieldFault = 'required' | 'format' | 'too-long';

export type FieldFaults = Partial<Record<MessageField, FieldFault>>;

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
  | { ok: false; error: 'invalid'; fields: FieldFaults }
  | { ok: false; error: Exclude<MessageError, 'invalid'> };
