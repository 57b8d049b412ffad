import type { Finding } from '@/collections/findings';

/** For writers, in the preview only: every finding in the content, over any open page. In English, like the tools. */
export function ContentFindings({ findings }: { findings: readonly Finding[] }) {
  if (findings.length === 0) return null;
  const errors = findings.filter(({ level }) => level !== 'warning');
  return (
    <details
      open={errors.length > 0}
      className="on-night fixed inset-x-4 bottom-4 z-50 max-h-[50vh] overflow-auto rounded-(--radius-drop) border-2 border-amber bg-night p-5 font-code text-on-night text-small"
    >
      <summary className="cursor-pointer font-semibold">
        {errors.length > 0
          ? `${count(errors.length, 'error')} in the content: showing the last good version`
          : `${count(findings.length, 'warning')} in the content`}
      </summary>
      <ul>
        {[...errors, ...findings.filter(({ level }) => level === 'warning')].map((finding) => (
          <Entry key={JSON.stringify(finding)} finding={finding} />
        ))}
      </ul>
    </details>
  );
}

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
