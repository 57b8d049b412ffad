/** initial: the form. sent: the thanks, fields hidden. failed: the error above the form, which keeps what was typed. */
export type ContactFormState = 'initial' | 'sent' | 'failed';

/** What came of one submission. */
export type SendOutcome = 'delivered' | 'refused';

const next = {
  initial: { delivered: 'sent', refused: 'failed' },
  // Two submissions may overlap: a failure after a success shows the form again (specification, section 4).
  sent: { delivered: 'sent', refused: 'failed' },
  failed: { delivered: 'sent', refused: 'failed' },
} as const satisfies Record<ContactFormState, Record<SendOutcome, ContactFormState>>;

/** Returns the state of the form after a submission (specification, section 4). */
export function nextContactFormState(
  state: ContactFormState,
  outcome: SendOutcome,
): ContactFormState {
  return next[state][outcome];
}
