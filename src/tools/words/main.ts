/** `npm run words`: compares every language's messages with the English ones, key by key; exit code 1 on any difference. */
import { readdirSync, readFileSync } from 'node:fs';
import { defaultLocale, locales } from '../../site/locales';
import { compareMessages } from './compare';

const problems = locales
  .filter((locale) => locale !== defaultLocale)
  .flatMap((locale) => namespacesOf(defaultLocale).flatMap((file) => compareFile(locale, file)))
  .concat(locales.flatMap(findStrayFiles));

for (const problem of problems) console.error(problem);
if (problems.length > 0) {
  console.error(
    `\n${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} in messages/`,
  );
  process.exit(1);
}

function namespacesOf(locale: string): string[] {
  return readdirSync(`messages/${locale}`).sort();
}

function compareFile(locale: string, file: string): string[] {
  const path = `messages/${locale}/${file}`;
  try {
    return compareMessages({
      reference: {
        path: `messages/${defaultLocale}/${file}`,
        text: readFileSync(`messages/${defaultLocale}/${file}`, 'utf8'),
      },
      translation: { path, text: readFileSync(path, 'utf8') },
    });
  } catch {
    return [`${path}:1:1 is missing; copy it from messages/${defaultLocale}/ and translate it`];
  }
}

function findStrayFiles(locale: string): string[] {
  const known = namespacesOf(defaultLocale);
  return namespacesOf(locale)
    .filter((file) => !known.includes(file))
    .map(
      (file) => `messages/${locale}/${file}:1:1 has no counterpart in messages/${defaultLocale}/`,
    );
}
