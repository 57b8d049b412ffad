import { defaultLocale, locales } from '@/site/locales';
import type { MessageChange } from './edges/messages';
import type { ProjectDiff } from './project-diff';
import { inLanguage } from './report/addresses';
import { code, count } from './report/text';

/** Returns where the words of one language changed and those of another did not, or are gone. */
export function listStaleWords(diff: ProjectDiff): string[] {
  return [
    ...listStaleTranslations(diff),
    ...listLostTranslations(diff),
    ...listStaleMessages(diff),
  ];
}

/** Words of an original that changed while its translation did not: readers of that language get the old ones. */
function listStaleTranslations({ documents }: ProjectDiff): string[] {
  const stale = documents.flatMap(({ kind, files, pair, hasOtherWords }) => {
    if (kind !== 'changed' || !hasOtherWords) return [];
    const touched = new Set(files.map(({ path }) => path));
    return (pair.after?.files ?? [])
      .filter(({ path, locale }) => locale !== files[0]?.locale && !touched.has(path))
      .map(({ path }) => path);
  });
  if (stale.length === 0) return [];
  const named = stale.slice(0, 3).map(code).join(', ');
  const rest = stale.length > 3 ? ` and ${count(stale.length - 3, 'other')}` : '';
  return [`The original changed and its translation did not: ${named}${rest}.`];
}

/** Translations that are gone while their original stays: its words are seen instead. */
function listLostTranslations({ documents }: ProjectDiff): string[] {
  return documents.flatMap(({ kind, files, pair, address }) => {
    if (kind !== 'changed' || (pair.after?.files.length ?? 0) === 0) return [];
    return files
      .filter((file) => file.kind === 'removed')
      .map(({ path, locale }) => {
        const where = code(inLanguage(address ?? '/', locale));
        return `${code(path)} is gone: ${address ? where : `pages under ${where}`} will show the original instead.`;
      });
  });
}

/** Messages whose words changed in the first language only. */
function listStaleMessages({ messages }: ProjectDiff): string[] {
  const isChanged = ({ before, after }: MessageChange) =>
    before !== undefined && after !== undefined;
  const changed = messages.filter(isChanged);
  const stale = locales
    .filter((locale) => locale !== defaultLocale)
    .flatMap((locale) => {
      const touched = new Set(
        messages.filter((one) => one.locale === locale).map(({ key }) => key),
      );
      const keys = changed.filter((one) => one.locale === defaultLocale && !touched.has(one.key));
      return keys.length > 0 ? [{ locale, keys: keys.map(({ key }) => key) }] : [];
    });
  return stale.map(({ locale, keys }) => {
    const rest = keys.length > 3 ? ` and ${count(keys.length - 3, 'other')}` : '';
    return `Changed in ${defaultLocale}, but not in ${locale}: ${keys.slice(0, 3).map(code).join(', ')}${rest}.`;
  });
}
