import { code as codeOf } from '../diff/report/text';
import { failureWords, momentWords, stateWords } from './gallery';
import type { PictureList, ReportedFinding } from './read-results';

/** What a run has found out about a change; a part that is missing has failed, and the comment says so. */
export interface Results {
  readonly findings: readonly ReportedFinding[] | undefined;
  /** What `content:diff` wrote, as Markdown. */
  readonly diff: string | undefined;
  /** Says whether the change touches the document or file at a path: warnings of others are counted only. */
  readonly isTouched: (path: string) => boolean;
  readonly pictures: PictureList | undefined;
}

/** So many findings are told one by one; all of them are marked in the files. */
const mostFindings = 50;
const mostLeft = 20;

/** Writes what a reviewer reads first to last: errors, what changes for visitors, warnings, what it looks like. */
export function writeComment({ findings, diff, isTouched, pictures }: Results): string {
  const errors = findings?.filter(({ level }) => level !== 'warning') ?? [];
  const warnings = findings?.filter(({ level }) => level === 'warning') ?? [];
  const parts = [
    errors.length > 0 ? writeErrors(errors) : '',
    diff?.trim() || missing('No comparison', 'content:diff'),
    findings ? writeWarnings(warnings, isTouched) : missing('No check', 'content:check'),
    pictures ? writePictures(pictures) : noPictures(errors.length > 0),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

const missing = (what: string, command: string): string =>
  `## ${what}\n\n\`npm run ${command}\` has failed; its step of the run says why.`;

function noPictures(hasErrors: boolean): string {
  if (!hasErrors) return missing('No pictures', 'review:pictures');
  return '## No pictures\n\nThey are taken once the content has no error.';
}

function writeErrors(errors: readonly ReportedFinding[]): string {
  return [`## The site cannot be built: ${count(errors.length, 'error')}`, '', tell(errors)].join(
    '\n',
  );
}

function writeWarnings(
  warnings: readonly ReportedFinding[],
  isTouched: Results['isTouched'],
): string {
  const own = warnings.filter(({ file }) => isTouched(file));
  const others = warnings.length - own.length;
  const rest =
    others > 0 ? `${count(others, 'warning')} in files that this change does not touch.` : '';
  if (own.length === 0) return rest;
  return [`## ${count(own.length, 'warning')}`, '', tell(own), ...(rest ? ['', rest] : [])].join(
    '\n',
  );
}

function tell(findings: readonly ReportedFinding[]): string {
  const told = findings.slice(0, mostFindings).map(writeFinding);
  const more = findings.length - told.length;
  const rest = more > 0 ? [`- and ${more} more, marked in the files`] : [];
  return [...told, ...rest].join('\n');
}

function writeFinding({ file, line, column, code, field, ...words }: ReportedFinding): string {
  const { found, expected, nearest, fix } = words;
  const place = inCode(`${file}:${line}:${column}`);
  const name = [code, field && inCode(field)].filter(Boolean).join(' ');
  const told = [
    found !== undefined && `found ${inCode(found)}`,
    expected !== undefined && `expected ${inLine(expected)}`,
    nearest !== undefined && `nearest ${inCode(nearest)}`,
  ].filter((part) => typeof part === 'string');
  const head = `- ${place} ${name}: ${told.join(', ')}`;
  return fix === undefined ? head : `${head}. ${inLine(fix)}`;
}

function writePictures({ pages, left, at, failure }: PictureList): string {
  if (failure) return `## No pictures\n\n${failureWords[failure.side]}\n\n${inFence(failure.why)}`;
  if (pages.length === 0) return '## Pictures\n\nNo page to take.';
  const widths = pages[0]?.widths.map(({ width }) => `${width} px`) ?? [];
  const rows = pages.map(({ address, widths: seen }) =>
    row([inCode(address), ...seen.map(({ state }) => stateWords[state])]),
  );
  const names = left.slice(0, mostLeft).map(inCode);
  if (left.length > mostLeft) names.push(`and ${left.length - mostLeft} more`);
  return [
    '## Pictures',
    '',
    row(['Page', ...widths]),
    row(['---', ...widths.map(() => '---')]),
    ...rows,
    '',
    'Before and after are in the artifact `content-pictures` of the run: open its `index.html`.',
    ...(at ? ['', inLine(momentWords(at))] : []),
    ...(names.length > 0 ? ['', `Not taken: ${names.join(', ')}.`] : []),
  ].join('\n');
}

/** Lines of a program as code: at most so many, the last ones. */
const mostLines = 20;
function inFence(text: string): string {
  const lines = text.replaceAll('`', '’').split('\n').slice(-mostLines);
  return ['```text', ...lines.map((line) => line.slice(0, 300)), '```'].join('\n');
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** "1 error", "2 errors". */
const count = (number: number, noun: string): string =>
  `${number} ${noun}${number === 1 ? '' : 's'}`;

/** A text of one line, at most 300 characters of it. */
function inLine(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 300 ? `${line.slice(0, 300)}…` : line;
}

/** A text as code, whatever backticks are in it. */
const inCode = (text: string): string => codeOf(inLine(text));
