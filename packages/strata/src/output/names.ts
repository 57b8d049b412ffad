import { pluralize, singularize } from 'inflection';
import type { DocumentType } from '../config/model';

/** The name under which the documents of a type are exported: `allArticles`, or `settings` of a single one. */
export function dataName({ name, isSingleton }: DocumentType): string {
  if (isSingleton) return changeFirst(singularize(name), 'toLowerCase');
  return `all${changeFirst(pluralize(name), 'toUpperCase')}`;
}

const changeFirst = (text: string, change: 'toLowerCase' | 'toUpperCase') =>
  text.charAt(0)[change]() + text.slice(1);

/** The name of a document's own file, from its id and without the extension. */
export function fileName(id: string): string {
  return (/^[0-9]/.test(id) ? `_${id}` : id).replaceAll('/', '__');
}

/** Names for the documents of a type inside its module, by id; each is used once. */
export function variableNames(type: DocumentType, ids: readonly string[]): Map<string, string> {
  const names = new Map<string, string>();
  const used = new Set<string>();
  for (const [index, id] of ids.entries()) {
    const name = camelCase(fileName(id));
    const isUsable = /^[a-zA-Z_$][\w$]*$/.test(name) && !used.has(name);
    const unique = isUsable ? name : `${type.name}${index}`;
    used.add(unique);
    names.set(id, unique);
  }
  return names;
}

/** `blog__my-first_postMdx` from `blog__my-first_post.mdx`: underscores stay, all other signs part words. */
function camelCase(text: string): string {
  return text
    .replace(/([a-z0-9])(?=[A-Z])/g, '$1\0')
    .replace(/([A-Z])(?=[A-Z][a-z])/g, '$1\0')
    .replace(/[^A-Za-z0-9_]+/g, '\0')
    .split('\0')
    .filter((word) => word !== '')
    .map((word, index) => {
      if (index === 0) return word.toLowerCase();
      const rest = word.slice(1).toLowerCase();
      return /^\d/.test(word) ? `_${word.charAt(0)}${rest}` : word.charAt(0).toUpperCase() + rest;
    })
    .join('');
}
