'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useId, useState } from 'react';
import type { Finding } from '@/collections/findings';
import type { Locale } from '@/site/locales';
import type { Words } from './words';

type Tried = { name: string; code?: string; findings: readonly Finding[] };
type Props = {
  words: Words;
  locale: Locale;
  /** What the page shows of the last text without an error. */
  children: ReactNode;
};

/** While someone types, nothing is asked for; after so many milliseconds of rest it is. */
const rest = 250;

/**
 * A field for MDX and what the site makes of it. The preview checks and compiles the text; the page, asked for anew under
 * its name, renders it. Beside an error the last good result stays.
 */
export function TryOut({ words, locale, children }: Props) {
  const id = useId();
  const router = useRouter();
  const [mdx, setMdx] = useState(words.tryOut.first);
  const [tried, setTried] = useState<Tried>();
  useEffect(() => {
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      const answer = await askPreview({ mdx, locale }, stop.signal);
      if (stop.signal.aborted) return;
      setTried(answer);
      if (answer?.code) router.replace(`?tried=${answer.name}`, { scroll: false });
    }, rest);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [mdx, locale, router]);
  return (
    <div className="grid gap-8">
      <div>
        <label htmlFor={id} className="font-semibold">
          {words.tryOut.label}
        </label>
        <textarea
          id={id}
          rows={12}
          spellCheck={false}
          value={mdx}
          onChange={({ target }) => setMdx(target.value)}
          aria-describedby={`${id}-findings`}
          className="mt-2 block w-full rounded-(--radius-small) border-[1.5px] border-edge bg-paper px-4 py-3 font-code text-base focus:border-ink"
        />
        <div id={`${id}-findings`} role="status" className="mt-4">
          <Findings tried={tried} words={words.findings} />
        </div>
      </div>
      <section aria-label={words.tryOut.result} className="border-line border-t pt-8">
        {children}
      </section>
    </div>
  );
}

async function askPreview(
  attempt: { mdx: string; locale: Locale },
  signal: AbortSignal,
): Promise<Tried | undefined> {
  const answer = await fetch('/__preview/mdx', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(attempt),
    signal,
  }).catch(() => undefined);
  return answer?.ok ? answer.json() : undefined;
}

function Findings({ tried, words }: { tried: Tried | undefined; words: Words['findings'] }) {
  if (!tried) return <p className="text-muted">{words.waiting}</p>;
  if (tried.findings.length === 0) return <p className="text-good">{words.none}</p>;
  return (
    <>
      <p className="font-semibold">{words.some}</p>
      <ul lang="en" className="mt-2 grid gap-3">
        {tried.findings.map((finding) => (
          <li
            key={JSON.stringify(finding)}
            className={`border-l-4 pl-4 text-small ${finding.level ? 'border-amber' : 'border-bad'}`}
          >
            <strong>{`${finding.line}:${finding.column}`}</strong> {finding.code}
            {finding.found && `: ${finding.found}`}
            <br />
            {finding.expected}
            {finding.nearest && ` (${finding.nearest})`}
            <br />
            {finding.fix}
          </li>
        ))}
      </ul>
    </>
  );
}
