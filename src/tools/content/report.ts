import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { styleText } from 'node:util';
import type { Finding } from '@amberline/strata/finding';
import { excerptOf } from './excerpt';

type Style = Parameters<typeof styleText>[0];
type Paint = (style: Style, text: string) => string;

/** Colours for a stream that shows them; NO_COLOR and pipes get plain text. */
export function painter(stream: Pick<NodeJS.WriteStream, 'isTTY'>): Paint {
  const isColourful = stream.isTTY && !process.env.NO_COLOR;
  return (style, text) => (isColourful ? styleText(style, text, { validateStream: false }) : text);
}

export interface ReportOptions {
  /** The folder the files of findings are named from; the present one by default. */
  readonly folder?: string;
  /** How wide lines of source may be. */
  readonly columns?: number;
  /** Files that come last, where a terminal shows them. */
  readonly last?: ReadonlySet<string>;
}

/**
 * Writes findings for a person, file by file, those with errors first: the place, as editors and terminals make it a
 * link, the line of source, and what to do.
 */
export function writeReport(
  findings: readonly Finding[],
  paint: Paint,
  { folder = '.', columns = 100, last = new Set() }: ReportOptions = {},
): string {
  const groups = byFile(findings);
  const rankOf = ([file, group]: (typeof groups)[number]) =>
    (last.has(file) ? 2 : 0) + (byLevel(group).errors.length > 0 ? 0 : 1);
  const ordered = groups.toSorted((a, b) => rankOf(a) - rankOf(b));
  const files = ordered.map(([file, group]) => {
    const lines = readLines(join(folder, file));
    const { errors, warnings } = byLevel(group);
    const blocks = [...errors, ...warnings].map((finding) =>
      writeOne(finding, paint, { lines, columns }),
    );
    return [`${paint('bold', file)}  ${paint('dim', sums(group).join(', '))}`, ...blocks].join(
      '\n\n',
    );
  });
  return `${[...files, writeSums(findings, paint)].join('\n\n')}\n`;
}

function byFile(findings: readonly Finding[]): [file: string, findings: Finding[]][] {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    groups.set(finding.file, [...(groups.get(finding.file) ?? []), finding]);
  }
  return [...groups];
}

/** Parts what stops a build from what is advice. */
export function byLevel<F extends Pick<Finding, 'level'>>(findings: readonly F[]) {
  return {
    errors: findings.filter(({ level }) => level !== 'warning'),
    warnings: findings.filter(({ level }) => level === 'warning'),
  };
}

interface Source {
  readonly lines: readonly string[];
  readonly columns: number;
}

function writeOne(finding: Finding, paint: Paint, source: Source): string {
  const { level, file, line, column, code, field, found, expected, nearest, fix } = finding;
  const head = [
    `${file}:${line}:${column}`,
    paint(level === 'warning' ? 'yellow' : 'red', level ? `${level}: ${code}` : code),
    ...(field ? [paint('cyan', field)] : []),
  ].join('  ');
  const excerpt = writeExcerpt(finding, paint, source);
  // What stands in the line above need not be said again.
  const isShown = found !== undefined && excerpt[0]?.includes(written(found));
  const rows = [
    ['found', isShown ? undefined : found],
    ['expected', expected],
    ['nearest', nearest],
    ['fix', fix],
  ].flatMap(([name, words]) =>
    words === undefined ? [] : [`  ${paint('dim', (name ?? '').padEnd(8))}  ${words}`],
  );
  return [head, ...excerpt, ...rows].join('\n');
}

/** A finding of a whole file has no place in it to show. */
function writeExcerpt({ line, column, field, found }: Finding, paint: Paint, source: Source) {
  const text = source.lines[line - 1];
  if (text === undefined) return [];
  const meant = found === undefined ? undefined : written(found);
  const at = meant === undefined ? -1 : text.indexOf(meant, column - 1);
  if (line === 1 && column === 1 && !field && at === -1) return [];
  // A quote may stand before a value; what stands further in is meant alone.
  const start = at > column ? at + 1 : column;
  const end = meant === undefined || at === -1 ? start : at + meant.length;
  const length = end - start < source.columns ? end - start + 1 : 1;
  const number = `${line}`;
  const { text: shown, marks } = excerptOf(text, start, length, source.columns - number.length - 5);
  const margin = ' '.repeat(number.length);
  return [
    `  ${paint('dim', `${number} |`)} ${shown}`,
    `  ${paint('dim', `${margin} |`)} ${paint('red', marks)}`,
  ];
}

/** A value as it stands in the file, where it needs no quotes. */
function written(found: string): string {
  return found.replace(/^"(.*)"$/s, '$1');
}

/** The lines of a file as findings count them; none where it cannot be read. */
function readLines(path: string): string[] {
  try {
    return readFileSync(path, 'utf8').replace('\uFEFF', '').split(/\r?\n/);
  } catch {
    return [];
  }
}

function writeSums(findings: readonly Finding[], paint: Paint): string {
  const { errors, warnings } = byLevel(findings);
  const [first] = [...errors, ...warnings];
  return [
    errors.length > 0 && paint('red', inFiles(errors, 'error')),
    warnings.length > 0 && paint('yellow', inFiles(warnings, 'warning')),
    first && paint('dim', `More of any of them: npm run content:check -- --explain ${first.code}`),
  ]
    .filter((text) => typeof text === 'string')
    .join('\n');
}

/** More findings than these are hard to overlook: their names say what they have in common. */
const few = 10;

function inFiles(findings: readonly Finding[], noun: string): string {
  const files = new Set(findings.map(({ file }) => file)).size;
  const sum = `${count(findings.length, noun)} in ${count(files, 'file')}`;
  return findings.length > few ? `${sum}: ${byName(findings)}` : sum;
}

/** How often each finding was made, the most frequent first. */
function byName(findings: readonly Finding[]): string {
  const sums = new Map<string, number>();
  for (const { code } of findings) sums.set(code, (sums.get(code) ?? 0) + 1);
  return [...sums]
    .sort(([, a], [, b]) => b - a)
    .map(([code, sum]) => `${sum} ${code}`)
    .join(', ');
}

function sums(findings: readonly Finding[]): string[] {
  const { errors, warnings } = byLevel(findings);
  return [
    ...(errors.length > 0 ? [count(errors.length, 'error')] : []),
    ...(warnings.length > 0 ? [count(warnings.length, 'warning')] : []),
  ];
}

/** "1 file", "2 files". */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
