import { addressOf, type CollectionName, folders } from '@/schema';
import { nearest } from '../content/nearest';
import { splitAddress } from '../ledger/living';
import type { Refusal } from './plan';
import type { Named } from './pointers';
import type { Project } from './project';

/** The collection of a name, also with content/ before it and a slash after it, as shells complete it. */
export function collectionOf(name: string): CollectionName | undefined {
  const bare = inContent(name).replace(/\/$/, '');
  return folders.find((folder) => folder === bare);
}

export function unknownCollection(name: string): Refusal {
  const near = nearest(name, folders);
  const hint = near ? ` Nearest: ${near}.` : '';
  return { refused: `There is no collection "${name}".${hint} There are: ${folders.join(', ')}.` };
}

/** Finds the document that is meant by blog/my-article, the path of its file, or its address as browsers show it. */
export function findNamed({ documents }: Project, written: string): Named | Refusal {
  const text = written.trim();
  const all: Named[] = documents.map(({ file }) => file);
  const found = findFile(all, text) ?? findPage(all, text);
  if (found) return { collection: found.collection, slug: found.slug };
  if (text.startsWith('/') || text.includes('://'))
    return { refused: `No document has the address ${text}.${hint(nearestPage(all, text))}` };
  const { name, slug } = splitName(text);
  const namesake = all.find((one) => one.slug === (slug || name));
  if (namesake) return { refused: `There is no document ${text}.${hint(namesake)}` };
  const collection = collectionOf(name);
  if (!collection) return unknownCollection(name);
  const members = all.filter((one) => one.collection === collection);
  if (slug === '') {
    const [example] = members;
    const such = example ? `, such as ${collection}/${example.slug}` : '';
    return {
      refused: `Which document of ${collection}? Write ${collection}/ and its slug${such}.`,
    };
  }
  const near = nearest(slug, new Set(members.map((one) => one.slug)));
  return {
    refused: `There is no document ${collection}/${slug}.${hint(near && { collection, slug: near })}`,
  };
}

/** The language of a file's name, such as pl of content/blog/my-article.pl.mdx. */
export const languageInName = (written: string) => /\.([a-z]{2})\.(?:mdx|yaml)$/.exec(written)?.[1];

const inContent = (path: string) => path.replace(/^(?:.*\/)?content\//, '');

function splitName(text: string) {
  const [name = '', ...rest] = inContent(text).split('/');
  return { name, slug: rest.join('/').replace(/(?:\.[a-z]{2})?\.(?:mdx|yaml)$/, '') };
}

function findFile(all: readonly Named[], text: string): Named | undefined {
  const { name, slug } = splitName(text);
  return all.find((one) => one.collection === name && one.slug === slug);
}

/** An address may name a heading of the page, too; in some collections that is the document. */
function findPage(all: readonly Named[], text: string): Named | undefined {
  const { path, heading } = splitAddress(pathIn(text));
  const of = (address: string) =>
    all.find(({ collection, slug }) => addressOf(collection, slug) === address);
  return (heading === undefined ? undefined : of(`${path}#${heading}`)) ?? of(path);
}

const pathIn = (text: string) => text.replace(/^https?:\/\/[^/]+/, '').replace(/\?[^#]*|\/$/, '');

function nearestPage(all: readonly Named[], text: string): Named | undefined {
  const pages = new Map(all.map((one) => [addressOf(one.collection, one.slug) ?? '', one]));
  return pages.get(nearest(splitAddress(pathIn(text)).path, pages.keys()) ?? '');
}

const hint = (named: Named | '' | undefined) =>
  named ? ` Nearest: ${named.collection}/${named.slug}.` : '';
