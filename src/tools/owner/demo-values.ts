import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { adviseOn } from './advice';
import { listDrawings } from './drawings';
import { type Piece, readPieces } from './pieces';
import { findSign, type Sign } from './rules';

/** The groups in the order an owner goes through them. */
export const groups = {
  company: 'The company',
  accounts: 'Booking and checkouts',
  mail: 'The server’s variables',
  people: 'People',
  words: 'Labels and sentences',
  content: 'Documents',
  drawings: 'Portraits, videos and the mark',
} as const;

export type Group = keyof typeof groups;

/** Something that is still the demo's. */
export interface DemoValue {
  readonly group: Group;
  readonly file: string;
  readonly line: number;
  readonly found: string;
  /** What to put in its place. */
  readonly put: string;
  /** Where visitors meet it. */
  readonly shows: string;
}

const companyFile = 'src/site/company.ts';

/** Lists all that is still the demo's in a project, by group, file and line. Reads files, changes nothing. */
export function listDemoValues(project: string): DemoValue[] {
  const pieces = readPieces(project);
  const isDemo = pieces.some((piece) => isFlag(piece) && piece.text === 'true');
  const found = [
    ...pieces.flatMap((piece) => valueIn(piece, isDemo)),
    ...listVariables(project, pieces),
    ...listDrawings(project, pieces),
  ];
  const order = Object.keys(groups);
  return found.sort(
    (a, b) =>
      order.indexOf(a.group) - order.indexOf(b.group) || compare(a.file, b.file) || a.line - b.line,
  );
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
const isFlag = ({ file, field }: Piece) => file === companyFile && field === 'isDemo';

function valueIn(piece: Piece, isDemo: boolean): DemoValue[] {
  const { file, line, text, field, kind } = piece;
  const signed = findSign(piece);
  // The flag speaks for the whole file, and for the sentence that says so to visitors.
  const isFlagged =
    isDemo && (file === companyFile || (field === 'demo' && file.endsWith('/legal.json')));
  if (!signed && !isFlagged) return [];
  const found = signed?.found ?? text.trim().replace(/^"demo": "(.*)",?$/, '$1');
  const advice =
    kind === 'messages' && field === 'demo'
      ? { put: `nothing: it goes with isDemo in ${companyFile}`, shows: 'the foot of every page' }
      : adviseOn(piece, signed?.sign);
  return [{ group: groupOf(piece, signed?.sign), file, line, found, ...advice }];
}

function groupOf({ file, kind, collection }: Piece, sign: Sign | undefined): Group {
  if (sign === 'account') return 'accounts';
  if (kind === 'messages') return 'words';
  if (kind === 'code') return 'company';
  return collection === 'people' || file.startsWith('content/people/') ? 'people' : 'content';
}

/**
 * Variables that are not set and whose default in `src/server/env.ts` is made of the demo's own address, and those that
 * a file of variables sets to one.
 */
function listVariables(project: string, pieces: readonly Piece[]): DemoValue[] {
  const mail = pieces.find(({ field, kind }) => field === 'companyEmail' && kind === 'code');
  const set = ['.env', '.env.local', '.env.production', '.env.production.local'].flatMap((file) =>
    linesOf(project, file).map((text, index) => ({ file, text, line: index + 1 })),
  );
  const defaults = linesOf(project, 'src/server/env.ts').flatMap((text, index) => {
    const [, name = ''] = /^\s*(\w+): z.*\.default\(.*company\.email/.exec(text) ?? [];
    const isSet = set.some((one) => one.text.startsWith(`${name}=`)) || process.env[name];
    if (!name || isSet || !mail || !findSign(mail)) return [];
    return [
      { file: 'src/server/env.ts', line: index + 1, found: `${name}, ${mail.text} by default` },
    ];
  });
  const written = set.flatMap(({ file, text, line }) => {
    const sign = text.startsWith('#')
      ? undefined
      : findSign({ file, text, line, field: '', kind: 'messages' });
    return sign && sign.sign !== 'name' ? [{ file, line, found: text }] : [];
  });
  return [...defaults, ...written].map((value) => ({
    group: 'mail',
    ...value,
    put: 'your own, in the environment of the server',
    shows: 'mails from the forms',
  }));
}

function linesOf(project: string, file: string): string[] {
  const path = join(project, file);
  return existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
}
