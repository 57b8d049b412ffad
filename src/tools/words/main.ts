/**
 * `npm run words`: reads every language's messages and compares them with the English ones, key by key; exit code 1 on
 * any mistake or difference.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { defaultLocale, type Locale, locales } from '../../site/locales';
import { compareMessages } from './compare';
import { type MessageFile, readMessages } from './message-file';

const reference = readLanguage(defaultLocale);

const problems = [
  ...[...reference.values()].flatMap((file) => file.problems),
  ...locales.filter((locale) => locale !== defaultLocale).flatMap(compareLanguage),
];
for (const problem of problems) console.error(problem);
if (problems.length > 0) {
  console.error(
    `\n${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} in messages/`,
  );
  process.exit(1);
}

function readLanguage(locale: Locale): Map<string, MessageFile> {
  const names = readdirSync(`messages/${locale}`).sort();
  return new Map(
    names.map((name) => {
      const path = `messages/${locale}/${name}`;
      return [name, readMessages({ path, text: readFileSync(path, 'utf8') })];
    }),
  );
}

function compareLanguage(locale: Locale): string[] {
  const files = readLanguage(locale);
  const strays = [...files].filter(([name]) => !reference.has(name));
  return [
    ...[...files.values()].flatMap((file) => file.problems),
    ...[...reference].flatMap(([name, original]) => {
      const translation = files.get(name);
      return translation
        ? compareMessages(original, translation)
        : [`messages/${locale}/${name}:1:1 is missing; copy ${original.path} and translate it`];
    }),
    ...strays.map(([, { path }]) => `${path}:1:1 has no counterpart in messages/${defaultLocale}/`),
  ];
}
