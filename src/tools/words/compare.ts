import { nearest } from '../content/nearest';
import type { MessageFile } from './message-file';

/** Shorter texts may be the same in two languages: names, and what is borrowed. */
const fewestWords = 3;

const countWords = (text: string) =>
  text.replace(/\{[^}]*\}|<[^>]*>/g, ' ').match(/\p{L}+/gu)?.length ?? 0;

/**
 * Compares a translation with its original. Returns a line `file:line:column …` per missing key, extra key, empty text,
 * text that is not translated, and message whose values or tags differ. Messages that cannot be read are not compared.
 */
export function compareMessages(original: MessageFile, translation: MessageFile): string[] {
  const [wanted, found] = [original.messages, translation.messages];
  if (!wanted || !found) return [];
  const missing = [...wanted].filter(([key]) => !found.has(key));
  const extra = [...found].filter(([key]) => !wanted.has(key)).map(([key]) => key);
  return [
    ...missing.map(([key, { line, column }]) => {
      const near = nearest(key, extra);
      return `${translation.path}:1:1 lacks "${key}" (${original.path}:${line}:${column})${near ? `; is "${near}" meant?` : ''}`;
    }),
    ...[...found].flatMap(([key, message]) => {
      const at = `${translation.path}:${message.line}:${message.column} "${key}"`;
      const counterpart = wanted.get(key);
      if (!counterpart) {
        const near = nearest(
          key,
          missing.map(([name]) => name),
        );
        return [
          `${at} is not in ${original.path}: ${near ? `write "${near}"` : 'remove it, or add it there'}`,
        ];
      }
      if (message.value.trim() === '') return [`${at} is empty`];
      if (message.value === counterpart.value && countWords(message.value) >= fewestWords)
        return [`${at} is that of ${original.path}: translate it`];
      const [here, there] = [message.uses, counterpart.uses];
      if (here === undefined || there === undefined || here === there) return [];
      return [
        `${at} uses ${here || 'no placeholder'}, but ${original.path} uses ${there || 'none'}`,
      ];
    }),
  ];
}
