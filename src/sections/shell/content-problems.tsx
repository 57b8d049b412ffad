import type { ContentProblem } from '@/collections/problems';

/** For writers, in the preview only: every finding in the content, over any open page. In English, like the tools. */
export function ContentProblems({ problems }: { problems: ContentProblem[] }) {
  if (problems.length === 0) return null;
  return (
    <details
      open
      className="on-night fixed inset-x-4 bottom-4 z-50 max-h-[50vh] overflow-auto rounded-(--radius-drop) border-2 border-amber bg-night p-5 font-code text-on-night text-small"
    >
      <summary className="cursor-pointer font-semibold">
        {problems.length === 1 ? '1 mistake' : `${problems.length} mistakes`} in the content:
        showing the last good version
      </summary>
      <ul>
        {problems.map(({ file, line, column, code, field, found, expected, fix }) => (
          <li key={`${file}:${line}:${column}:${code}:${field}`} className="mt-4">
            <strong className="text-amber">{`${file}:${line}:${column}`}</strong> {code} {field}
            {found && <p>found: {found}</p>}
            {expected && <p>expected: {expected}</p>}
            {fix && <p>fix: {fix}</p>}
          </li>
        ))}
      </ul>
    </details>
  );
}
