import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { compareMessages } from './compare';
import { type MessageFile, readMessages } from './message-file';

/**
 * Compares the messages of every language with those of the first language, key by key. Returns a line per finding.
 * `folder` has a folder for each language.
 */
export function checkMessages(folder: string, [first, ...others]: readonly string[]): string[] {
  const read = (locale = '') => readLanguage(`${folder}/${locale}`);
  const originals = read(first);
  return [
    ...findingsOf(originals),
    ...others.flatMap((locale) => {
      const place = `${folder}/${locale}`;
      const files = read(locale);
      return [
        ...findingsOf(files),
        ...[...originals].flatMap(([name, original]) => {
          const translation = files.get(name);
          return translation
            ? compareMessages(original, translation)
            : [`${place}/${name}:1:1 is missing; copy ${original.path} and translate it`];
        }),
        ...[...files]
          .filter(([name]) => !originals.has(name))
          .map(([, { path }]) => `${path}:1:1 has no counterpart in ${folder}/${first}/`),
      ];
    }),
  ];
}

function findingsOf(files: ReadonlyMap<string, MessageFile>): string[] {
  return [...files.values()].flatMap(({ findings }) => findings);
}

function readLanguage(folder: string): Map<string, MessageFile> {
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  return new Map(
    names.map((name) => {
      const path = `${folder}/${name}`;
      return [name, readMessages({ path, text: readFileSync(path, 'utf8') })];
    }),
  );
}
