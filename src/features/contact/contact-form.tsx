'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Locale } from '@/site/locales';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { type ContactFormState, nextContactFormState } from './contact-form-state';
import type { ContactFormWords } from './contact-form-words';
import type { FieldProblems, MessageFields } from './contact-message';
import { sendMessage } from './send-message';
import { TrapField } from './trap-field';
import { useDraft } from './use-draft';

type Props = {
  words: ContactFormWords;
  locale: Locale;
  /** Marks e-mail and message with an asterisk, as the referral variant does. */
  hasAsterisks?: boolean;
  /** The state the page was opened in: that of a submission made without JavaScript. */
  openedAs?: ContactFormState;
  /** What the visitor had typed into that submission. */
  draft?: MessageFields;
};

/**
 * The contact form. Before and without JavaScript it is a plain form posted to the same address; nothing is
 * checked before sending, empty fields included (specification, section 5).
 */
export function ContactForm({
  words,
  locale,
  hasAsterisks = false,
  openedAs = 'initial',
  draft,
}: Props) {
  const [state, setState] = useState<ContactFormState>(openedAs);
  const [isSending, setSending] = useState(false);
  const [problems, setProblems] = useState<FieldProblems>({});
  const formRef = useRef<HTMLFormElement>(null);
  const kept = useDraft(formRef);
  const thanksRef = useRef<HTMLParagraphElement>(null);
  const failureRef = useRef<HTMLParagraphElement>(null);

  // Both stand above the form, so out of sight of many who press its button; a second failure is shown again.
  useEffect(() => {
    if (isSending) return;
    if (state === 'sent') thanksRef.current?.focus();
    if (state === 'failed') failureRef.current?.scrollIntoView({ block: 'nearest' });
  }, [state, isSending]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    kept.keep();
    setSending(true);
    // A page that was reloaded need not be open for long before its text is sent again.
    const openMs = kept.isRestored() ? undefined : performance.now();
    const form = new FormData(event.currentTarget);
    const result = await sendMessage({ form, locale, id: kept.id(), openMs });
    setSending(false);
    setProblems(result.problems);
    setState((current) => nextContactFormState(current, result.outcome));
    if (result.outcome === 'delivered') kept.forget();
  }

  const hint = (name: keyof MessageFields) => {
    const problem = problems[name];
    return problem ? { hint: words.hints[problem] } : {};
  };
  const mark = hasAsterisks ? ' *' : '';

  return (
    <form
      ref={formRef}
      action="/api/message"
      method="post"
      aria-label={words.label}
      noValidate
      onSubmit={submit}
      onInput={kept.keep}
      data-state={state}
    >
      <p
        ref={thanksRef}
        role="status"
        tabIndex={-1}
        className="font-bold font-display text-good text-title outline-none"
      >
        {state === 'sent' && words.sent}
      </p>
      <p ref={failureRef} role="alert" className="font-semibold text-bad text-lead not-empty:mb-6">
        {state === 'failed' && words.failed}
      </p>
      <div hidden={state === 'sent'} className="grid gap-7">
        <input type="hidden" name="locale" value={locale} />
        <TrapField label={words.trap} />
        <Field
          label={`${words.email}${mark}`}
          name="email"
          type="email"
          autoComplete="email"
          required
          defaultValue={draft?.email}
          {...hint('email')}
        />
        <Field
          label={words.phone}
          note={words.optional}
          name="phone"
          type="tel"
          autoComplete="tel"
          defaultValue={draft?.phone}
          {...hint('phone')}
        />
        <Field
          label={`${words.message}${mark}`}
          name="message"
          rows={4}
          required
          defaultValue={draft?.message}
          {...hint('message')}
        />
        <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
          <Button type="submit" aria-disabled={isSending}>
            {isSending ? words.sending : words.send}
          </Button>
          <p className="max-w-[34ch] text-balance text-muted text-small">{words.privacy}</p>
        </div>
      </div>
    </form>
  );
}
