import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Node, parseSync, Visitor } from 'oxc-parser';
import { addressOf, type CollectionName } from '@/schema';
import { listContent } from '../content/files';

/** A text of the project that visitors may meet, with its place. */
export interface Piece {
  /** From the folder of the project. */
  readonly file: string;
  readonly line: number;
  readonly text: string;
  /** The field it is the value of, where it has a name. */
  readonly field: string;
  readonly kind: 'content' | 'messages' | 'code';
  readonly collection?: CollectionName;
  /** The address of the page it stands on, where it has one. */
  readonly page?: string | undefined;
}

/** Reads what an owner replaces: documents, messages, and the facts in the code. Code blocks of documents are left out. */
export function readPieces(project: string): Piece[] {
  return [...readDocuments(project), ...readMessages(project), ...readFacts(project)];
}

function readDocuments(project: string): Piece[] {
  return listContent(join(project, 'content')).files.flatMap(
    ({ path, shown, collection, slug }) => {
      const lines = withoutCode(readFileSync(path, 'utf8')).split('\n');
      const page = addressOf(collection, slug);
      return lines.map((text, index): Piece => {
        const field = /^\s*(?:- )?([\w-]+):/.exec(text)?.[1] ?? '';
        return { file: shown, line: index + 1, text, field, kind: 'content', collection, page };
      });
    },
  );
}

/** Blanks blocks and spans of code, and comments; lines keep their numbers. */
function withoutCode(text: string): string {
  return text
    .replace(/^(`{3,})[\s\S]*?^\1/gm, (block) => block.replace(/[^\n]/g, ''))
    .replace(/\{\/\*[\s\S]*?\*\/\}/g, (comment) => comment.replace(/[^\n]/g, ''))
    .replace(/`[^`\n]+`/g, '');
}

function readMessages(project: string): Piece[] {
  return filesIn(project, 'messages', /\.json$/).flatMap((file) =>
    readFileSync(join(project, file), 'utf8')
      .split('\n')
      .map((text, index): Piece => {
        const field = /^\s*"([^"]+)":/.exec(text)?.[1] ?? '';
        return { file, line: index + 1, text, field, kind: 'messages' };
      }),
  );
}

/** Facts are values with a name: of the site, and of its features. */
function readFacts(project: string): Piece[] {
  const features = filesIn(project, 'src/features', /^[^/]+\/[^/]+\.ts$/);
  return [...filesIn(project, 'src/site', /\.(?:ts|mjs)$/), ...features].flatMap((file) =>
    readValues(file, readFileSync(join(project, file), 'utf8')),
  );
}

/** Returns the named values of a file of code, in their order. */
export function readValues(file: string, text: string): Piece[] {
  const pieces: Piece[] = [];
  const note = (name: Node, value: Node | null) => {
    const inner = value?.type === 'TSAsExpression' ? value.expression : value;
    if (inner?.type !== 'Literal' || !('value' in inner)) return;
    const field = 'name' in name ? String(name.name) : '';
    const line = text.slice(0, inner.start).split('\n').length;
    pieces.push({ file, line, text: String(inner.value), field, kind: 'code' });
  };
  new Visitor({
    Property: ({ key, value }) => note(key, value),
    VariableDeclarator: ({ id, init }) => note(id, init),
  }).visit(parseSync(file, text).program);
  return pieces;
}

/** Returns the files of a folder whose path from there matches, as paths of the project; none where it is missing. */
export function filesIn(project: string, folder: string, matching: RegExp): string[] {
  if (!existsSync(join(project, folder))) return [];
  return readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => matching.test(path))
    .sort()
    .map((path) => `${folder}/${path}`);
}
