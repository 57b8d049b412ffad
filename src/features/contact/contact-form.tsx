'use client';

import type { Messages } from 'next-intl';
import { type ReactNode, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import type { Locale } from '@/site/locales';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import type { Draft } from './draft-cookie';
import { type FieldName, type FormState, fieldNames, messageFields, trapField } from './message';
import { NextAttempt } from './next-attempt';
import { Receipt } from './receipt';
import { useSender } from './use-sender';
import { type Desk, WaysOut } from './ways-out';

type Props = {
  /** The words of the form, as finished strings. */
  words: Messages['site']['contactForm'];
  locale: Locale;
  /** A link to the privacy notice. */
  privacy: ReactNode;
  /** How to reach the agency without the form. */
  desk: Desk;
  /** The name of the person who answers, where the page names one. */
  host?: string | undefined;
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
  privacy,
  desk,
  host,
  hasAsterisks = false,
  openedAs = 'initial',
  draft,
}: Props) {
  const formRef = useRef<HTMLFormElement>(null);
  const failureRef = useRef<HTMLParagraphElement>(null);
  const statusRef = useRef<HTMLParagraphElement>(null);
  const sender = useSender(formRef, { locale, openedAs });
  const { state, isSending, problems, answered } = sender;
  const isSent = state.name === 'sent';
  const isFailed = state.name === 'failed' || state.name === 'waiting';

  // Both are above the form, so out of sight for many who press its button; a second failure is shown again.
  const showAnswer = useEffectEvent(() => {
    if (isSent) statusRef.current?.focus();
    else failureRef.current?.scrollIntoView({ block: 'nearest' });
  });
  useEffect(() => {
    if (answered > 0) showAnswer();
  }, [answered]);
  // A message that is sent by itself takes no focus, but fields that go would lose theirs.
  useLayoutEffect(() => {
    if (isSent && formRef.current?.contains(document.activeElement)) statusRef.current?.focus();
  }, [isSent]);

  const describeField = (name: FieldName) => {
    const { isRequired, input } = messageFields[name];
    const problem = problems[name];
    const note = !isRequired ? words.optional : hasAsterisks ? undefined : words.required;
    return {
      name,
      required: isRequired,
      label: isRequired && hasAsterisks ? `${words[name]} *` : words[name],
      ...(note && { note }),
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
      onSubmit={sender.send}
      onInput={sender.edit}
      data-state={state.name}
    >
      <div className={isFailed ? failedClass : undefined}>
        <p ref={failureRef} role="alert" className="scroll-mt-8 font-semibold text-bad text-lead">
          {/* A new element is read out again. */}
          {isFailed && <span key={answered}>{words.failed}</span>}
        </p>
        <p ref={statusRef} role="status" tabIndex={-1} className={isSent ? thanksClass : noteClass}>
          {isSent && words.sent}
          {state.name === 'waiting' && words.resending.waiting}
          {state.name === 'failed' && state.ending && words.resending[state.ending]}
        </p>
        {state.name === 'waiting' && (
          <NextAttempt
            words={words}
            locale={locale}
            dueAt={state.wait.dueAt}
            isSending={isSending}
            onStop={sender.stop}
            focusAfter={statusRef}
          />
        )}
        {isFailed && (
          <WaysOut
            words={words}
            desk={desk}
            typed={draft?.fields.message}
            isWaiting={state.name === 'waiting'}
            hasProblems={Object.keys(problems).length > 0}
          />
        )}
      </div>
      {isSent && (
        <Receipt
          words={words}
          locale={locale}
          host={host}
          fields={sender.arrived}
          answerBy={sender.answerBy}
        />
      )}
      <div hidden={isSent} className="grid gap-7">
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
          <p className="max-w-[24em] text-balance text-muted text-small">
            {words.privacy} {privacy}
          </p>
        </div>
      </div>
    </form>
  );
}

const failedClass = 'mb-9 rounded-(--radius-drop) border-[1.5px] border-bad bg-paper p-6';
const thanksClass = 'text-balance font-bold font-display text-good text-heading outline-none';
const noteClass = 'max-w-[34em] outline-none not-empty:mt-2';

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
