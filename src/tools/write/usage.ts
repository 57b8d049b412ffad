import { folders } from '@/schema';
import { translationLocales } from './new-translation';

export const commands = ['new', 'rename', 'remove'] as const;
export type Command = (typeof commands)[number];

/** The options of each command. */
export const optionsOf: Readonly<Record<Command, readonly string[]>> = {
  new: ['lang', 'dry-run', 'help'],
  rename: ['dry-run', 'yes', 'help'],
  remove: ['to', 'dry-run', 'yes', 'help'],
};

/** What is said where a command is given more words than it takes. */
export const tooMany: Readonly<Record<Command, { most: number; hint: string }>> = {
  new: { most: 2, hint: 'put a title in quotes' },
  rename: { most: 2, hint: 'rename takes a document and its new slug' },
  remove: { most: 1, hint: 'remove takes one document, and --to says where its address leads' },
};

/** What --help prints. */
export const texts: Readonly<Record<Command, string>> = {
  new: `Makes a document with example values that the check accepts, and a picture to be replaced where it shows one.

  npm run content:new -- blog "A quiet launch"          a new article; asks for what is missing
  npm run content:new -- blog/a-quiet-launch --lang pl  its translation, with the original's words to write over

Collections: ${folders.join(', ')}
Languages of translations: ${translationLocales.join(', ')}

  --dry-run   says what it would write
`,
  rename: `Gives a document another slug: its files, what names and links to it, and a redirect from its old address.
It is named by collection and slug, by its file, or by its address.

  npm run content:rename -- blog/a-quiet-launch a-loud-launch   shows what it will do, and asks

  --dry-run   shows it only
  --yes       does not ask
`,
  remove: `Removes a document with its translations and pictures. Entries that may go are dropped, links become words.
It refuses where others need the document, and says where.

  npm run content:remove -- blog/a-quiet-launch               its address answers 404 then
  npm run content:remove -- blog/a-quiet-launch --to /blog    its address, and links to it, lead there

  --dry-run   shows it only
  --yes       does not ask
`,
};
