'use client';

import type { Messages } from 'next-intl';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { Locale } from '@/site/locales';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import type { Draft } from './draft-cookie';
import {
  type FieldName,
  type FieldProblems,
  type FormState,
  fieldNames,
  formState,
  messageFields,
  trapField,
} from './message';
import { sendMessage } from './send-message';
import { useDraft } from './use-draft';

type Props = {
  /** The words of the form, as finished strings. */
  words: Messages['site']['contactForm'];
  locale: Locale;
  /** Marks required fields with an asterisk, as the referral variant does. */
  hasAsterisks?: boolean;
  /** The state the page opens in: the result of a submission without JavaScript. */
  openedAs?: FormState;
  /** What the visitor had typed into that submission. */
  draft?: Draft;
};

/**
 * The contact form. Before and without JavaScript, it is a plain form posted to the same address. Nothing is checked
 * before sending, empty fields included (docs/specification.md, section 5).
 */
export function ContactForm({
  words,
  locale,
  hasAsterisks = false,
  openedAs = 'initial',
  draft,
}: Props) {
  const [state, setState] = useState<FormState>(openedAs);
  const [isSending, setSending] = useState(false);
  const [problems, setProblems] = useState<FieldProblems>({});
  const formRef = useRef<HTMLFormElement>(null);
  const kept = useDraft(formRef);
  const thanksRef = useRef<HTMLParagraphElement>(null);
  const failureRef = useRef<HTMLParagraphElement>(null);

  // Both are above the form, so out of sight for many who press its button; a second failure is shown again.
  useEffect(() => {
    if (isSending) return;
    if (state === 'sent') thanksRef.current?.focus();
    if (state === 'failed') failureRef.current?.scrollIntoView({ block: 'nearest' });
  }, [state, isSending]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    kept.keep();
    setSending(true);
    // After a reload, the text was typed earlier: how long this page has been open says nothing.
    const openMs = kept.isRestored() ? undefined : performance.now();
    const form = new FormData(event.currentTarget);
    const result = await sendMessage({ form, locale, id: kept.id(), openMs });
    setSending(false);
    setProblems(result.problems);
    setState(formState(result.isDelivered));
    if (result.isDelivered) kept.forget();
  }

  const describeField = (name: FieldName) => {
    const { isRequired, input } = messageFields[name];
    const problem = problems[name];
    return {
      name,
      required: isRequired,
      label: isRequired && hasAsterisks ? `${words[name]} *` : words[name],
      ...(!isRequired && { note: words.optional }),
      ...(problem && { hint: words.hints[problem] }),
      defaultValue: draft?.fields[name],
      ...input,
    };
  };

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
        {draft?.isClipped && <p className="text-muted">{words.clipped}</p>}
        {fieldNames.map((name) => (
          <Field key={name} {...describeField(name)} />
        ))}
        <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
          <Button type="submit" aria-disabled={isSending}>
            {isSending ? words.sending : words.send}
          </Button>
          <p className="max-w-[22.5em] text-balance text-muted text-small">{words.privacy}</p>
        </div>
      </div>
    </form>
  );
}

/**
 * A field that people neither see, reach nor hear, but that programs fill in. Not with `display: none`: the better
 * programs skip such fields. The label is for people who see the page without its style sheet.
 */
function TrapField({ label }: { label: string }) {
  const id = useId();
  return (
    <div aria-hidden="true" className="sr-only" data-print="hide">
      <label htmlFor={id}>{label}</label>
      <input id={id} name={trapField} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
