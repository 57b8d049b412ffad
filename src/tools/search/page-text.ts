import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { type PageKey, pageGroups } from '@/features/search/server/page-words';
import type { Messages } from '@/i18n/messages';

/** A label of fewer words says what a button does, not what a page is about. */
const fewestWords = 4;
/** Titles and names are short, and still what a page is about. */
const titles = /(^|\.)(title|headline|name)$/;

/** Returns the text that a page without a document has in its own messages: titles and sentences, no labels. */
export function textOfPage(key: PageKey, messages: Messages): string {
  return pageGroups[key].flatMap((group) => textsIn(partOf(messages, group))).join('\n');
}

function partOf(messages: Messages, group: string): unknown {
  return group.split('.').reduce<unknown>((part, key) => Reflect.get(Object(part), key), messages);
}

function textsIn(part: unknown, key = ''): string[] {
  if (typeof part === 'string') {
    const text = plainText(parse(part)).trim();
    return titles.test(key) || text.split(/\s+/).length >= fewestWords ? [text] : [];
  }
  return Object.entries(Object(part)).flatMap(([name, inner]) => textsIn(inner, `${key}.${name}`));
}

/** Returns the words of a message, of each of its forms, without values and tags. */
function plainText(elements: readonly MessageFormatElement[]): string {
  return elements
    .map((element) => {
      if (element.type === TYPE.literal) return element.value;
      if (element.type === TYPE.tag) return plainText(element.children);
      if (element.type !== TYPE.plural && element.type !== TYPE.select) return ' ';
      return Object.values(element.options)
        .map(({ value }) => plainText(value))
        .join(' ');
    })
    .join('');
}
