import type { Messages } from 'next-intl';
import type { ReactNode } from 'react';
import { WarmLink } from '@/i18n/warm-link';
import type { Locale } from '@/site/locales';
import { pathFor } from '@/site/routes';
import { buttonClass } from '@/ui/button-class';
import type { MessageFields } from './message';

type Props = {
  words: Messages['site']['contactForm'];
  locale: Locale;
  /** The name of the person who answers, where the page names one. */
  host: string | undefined;
  /** What has arrived; unknown on the page for visitors without JavaScript. */
  fields: MessageFields | undefined;
  /** The day of the answer, in words; unknown there, too. */
  answerBy: string | undefined;
};

/** What a visitor has after the thanks: who answers and by when, a copy of what was sent, and the next step. */
export function Receipt({ words: { receipt, ...words }, locale, host, fields, answerBy }: Props) {
  const sender = [fields?.email, fields?.phone].filter((one) => one !== '').join(', ');
  return (
    <div className="mt-8">
      <dl className="grid gap-x-8 sm:grid-cols-2">
        {host && <Row label={receipt.who}>{host}</Row>}
        <Row label={answerBy ? receipt.latest : receipt.when}>{answerBy ?? receipt.withinDay}</Row>
        {fields && (
          <div className="tide-line pt-4 pb-6 sm:col-span-2">
            <dt className="text-muted text-small">{receipt.text}</dt>
            <dd className="mt-2 max-h-80 overflow-y-auto whitespace-pre-wrap">{fields.message}</dd>
            <dt className="mt-5 text-muted text-small">{receipt.from}</dt>
            <dd className="mt-1">{sender}</dd>
          </div>
        )}
      </dl>
      <div className="tide-line flex flex-wrap items-center gap-x-7 gap-y-3 pt-6">
        <p>{receipt.next}</p>
        <WarmLink href={pathFor('/schedule', locale)} className={buttonClass({ size: 'small' })}>
          {words.book}
        </WarmLink>
      </div>
    </div>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="tide-line pt-4 pb-6">
      <dt className="text-muted text-small">{label}</dt>
      <dd className="mt-1 font-bold font-display text-title first-letter:uppercase">{children}</dd>
    </div>
  );
}
