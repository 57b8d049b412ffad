import { styleText } from 'node:util';
import type { Diagnostic } from './diagnostics';

type Style = Parameters<typeof styleText>[0];
type Paint = (style: Style, text: string) => string;

/** Colours for a stream that shows them; NO_COLOR and pipes get plain text. */
export function painter(stream: Pick<NodeJS.WriteStream, 'isTTY'>): Paint {
  const isColourful = stream.isTTY && !process.env.NO_COLOR;
  return (style, text) => (isColourful ? styleText(style, text, { validateStream: false }) : text);
}

/** Writes mistakes for a person: the place first, as editors and terminals make it a link. */
export function writeReport(diagnostics: readonly Diagnostic[], paint: Paint): string {
  return `${diagnostics.map((diagnostic) => writeOne(diagnostic, paint)).join('\n\n')}\n\n${summary(diagnostics, paint)}\n`;
}

function writeOne(diagnostic: Diagnostic, paint: Paint): string {
  const { file, line, column, code, field, found, expected, nearest, fix } = diagnostic;
  const head = [
    paint('bold', `${file}:${line}:${column}`),
    paint('red', code),
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

function summary(diagnostics: readonly Diagnostic[], paint: Paint): string {
  const files = new Set(diagnostics.map(({ file }) => file)).size;
  return paint('red', `${count(diagnostics.length, 'mistake')} in ${count(files, 'file')}`);
}

/** "1 file", "2 files". */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
