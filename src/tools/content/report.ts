import { styleText } from 'node:util';
import type { Finding } from '@amberline/strata/finding';

type Style = Parameters<typeof styleText>[0];
type Paint = (style: Style, text: string) => string;

/** Colours for a stream that shows them; NO_COLOR and pipes get plain text. */
export function painter(stream: Pick<NodeJS.WriteStream, 'isTTY'>): Paint {
  const isColourful = stream.isTTY && !process.env.NO_COLOR;
  return (style, text) => (isColourful ? styleText(style, text, { validateStream: false }) : text);
}

/** Writes findings for a person, warnings last: the place first, as editors and terminals make it a link. */
export function writeReport(findings: readonly Finding[], paint: Paint): string {
  const { errors, warnings } = byLevel(findings);
  const blocks = [...errors, ...warnings].map((finding) => writeOne(finding, paint));
  const sums = [
    errors.length > 0 && paint('red', sum(errors, 'error')),
    warnings.length > 0 && paint('yellow', sum(warnings, 'warning')),
  ].filter((line) => line !== false);
  return `${[...blocks, sums.join('\n')].join('\n\n')}\n`;
}

/** Parts what stops a build from what is advice. */
export function byLevel(findings: readonly Finding[]) {
  return {
    errors: findings.filter(({ level }) => level !== 'warning'),
    warnings: findings.filter(({ level }) => level === 'warning'),
  };
}

function writeOne(finding: Finding, paint: Paint): string {
  const { level, file, line, column, code, field, found, expected, nearest, fix } = finding;
  const head = [
    paint('bold', `${file}:${line}:${column}`),
    paint(level === 'warning' ? 'yellow' : 'red', level ? `${level}: ${code}` : code),
    ...(field === undefined ? [] : [paint('cyan', field)]),
  ].join('  ');
  const rows = [
    ['found', found],
    ['expected', expected],
    ['nearest', nearest],
    ['fix', fix],
  ].flatMap(([name, words]) =>
    words === undefined ? [] : [`  ${paint('dim', (name ?? '').padEnd(8))}  ${words}`],
  );
  return [head, ...rows].join('\n');
}

function sum(findings: readonly Finding[], noun: string): string {
  const files = new Set(findings.map(({ file }) => file)).size;
  return `${count(findings.length, noun)} in ${count(files, 'file')}`;
}

/** "1 file", "2 files". */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
