import { join } from 'node:path';
import type { CompiledDocument } from '@/tools/compile/content';
import { checkContent } from '@/tools/content/check';
import { readDocument } from '@/tools/content/document';
import { idOf, listContent } from '@/tools/content/files';
import type { PageText } from '@/tools/dev/notes/answer';
import { openFieldIndex } from '@/tools/dev/notes/field-index';
import { openMessageIndex } from '@/tools/dev/notes/message-index';
import { describePage } from '@/tools/dev/notes/page-notes';
import { writeSite } from '../content/fixture';

/** A present of the tests, after every document of the small site is public. */
export const now = Date.parse('2026-06-01T00:00:00Z');

/** Labels of the small site; one reads like the name of a plan. */
const messageFiles = {
  'messages/en/site.json': '{\n  "title": "All articles",\n  "promise": "Growth"\n}\n',
  'messages/pl/site.json': '{ "title": "Wszystkie artykuły" }\n',
};

/** A site of the preview in a folder of its own; `read` reads it as after a save, `ask` asks about a page. */
export function openSite(files: Parameters<typeof writeSite>[0] = {}) {
  const folder = writeSite({ ...messageFiles, ...files });
  const root = join(folder, 'content');
  const index = openFieldIndex();
  const messages = openMessageIndex(join(folder, 'messages'));
  const read = async () => {
    const findings = await checkContent({
      root,
      publicDir: join(folder, 'public'),
      knownPaths: ['/', '/blog'],
      now,
    });
    const broken = new Set(findings.filter(({ level }) => !level).map(({ file }) => file));
    const documents = new Map<string, CompiledDocument>();
    for (const file of listContent(root).files) {
      const isGood = !broken.has(file.shown);
      const facts = await readDocument(file);
      documents.set(idOf(file), { file, facts, isGood, values: undefined, bodyHash: undefined });
    }
    index.update(documents);
    return { documents, findings };
  };
  const ask = async (path: string, texts: readonly (string | PageText)[]) => {
    const content = { ...(await read()), index, messages, now };
    const shown = texts.map((text) => (typeof text === 'string' ? { text, part: text } : text));
    return describePage({ path, texts: shown }, content);
  };
  return { folder, ask };
}

/** Texts of a body, as the overlay collects them. */
export const inBody = (...texts: string[]) => texts.map((text) => ({ text, part: text, body: 0 }));
