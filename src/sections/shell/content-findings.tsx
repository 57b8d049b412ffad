import type { Finding, Unpublished } from '@/collections/findings';

type Props = { findings: readonly Finding[]; unpublished: readonly Unpublished[] };

/**
 * For writers, in the preview only, over any open page: every finding in the content, and what visitors do not see yet.
 * In English, like the tools.
 */
export function ContentFindings({ findings, unpublished }: Props) {
  if (findings.length + unpublished.length === 0) return null;
  const errors = findings.filter(({ level }) => level !== 'warning');
  const warnings = findings.filter(({ level }) => level === 'warning');
  const sums = [
    errors.length > 0 &&
      `${count(errors.length, 'error')} in the content: showing the last good version`,
    warnings.length > 0 &&
      errors.length === 0 &&
      `${count(warnings.length, 'warning')} in the content`,
    unpublished.length > 0 && `${count(unpublished.length, 'document')} not public`,
  ].filter((line) => line !== false);
  return (
    <details
      data-findings
      open={errors.length > 0}
      className="on-night fixed inset-x-4 bottom-4 z-50 max-h-[50vh] overflow-auto rounded-(--radius-drop) border-2 border-amber bg-night p-5 font-code text-on-night text-small"
    >
      <summary className="cursor-pointer font-semibold">{sums.join(' · ')}</summary>
      <ul>
        {[...errors, ...warnings].map((finding) => (
          <Entry key={JSON.stringify(finding)} finding={finding} />
        ))}
        {unpublished.map((document) => (
          <Waiting key={document.name} {...document} />
        ))}
      </ul>
    </details>
  );
}

function Waiting({ name, address, from, until }: Unpublished) {
  const when = until ? `expired at ${inUtc(until)}` : from ? `public from ${inUtc(from)}` : 'draft';
  return (
    <li className="mt-4">
      {address ? (
        <a href={address} className="text-amber underline">
          {name}
        </a>
      ) : (
        <strong className="text-amber">{name}</strong>
      )}{' '}
      {when}: only the preview shows it
    </li>
  );
}

const inUtc = (time: Date) => `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

const rows = ['found', 'expected', 'nearest', 'fix'] as const;

function Entry({ finding }: { finding: Finding }) {
  const { level, file, line, column, code, field } = finding;
  return (
    <li className="mt-4">
      <strong className="text-amber">{`${file}:${line}:${column}`}</strong>{' '}
      {level ? `${level}: ${code}` : code} {field}
      {rows.map((name) => finding[name] && <p key={name}>{`${name}: ${finding[name]}`}</p>)}
    </li>
  );
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
