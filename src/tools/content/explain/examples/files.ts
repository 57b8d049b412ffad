import { articlePath, inFields, inFile, inNames, polishPath } from '../example';
import { another } from '../sample-documents';
import { article, polish, sampleSite } from '../sample-site';

const second = 'content/blog/second.mdx';
const add = (path: string, text = another) => [path, { [path]: text }] as const;

/** Of folders, names and bytes. */
export const files = {
  'unknown-folder': inNames(
    'Only folders of collections are read, and no folders inside them: what is in another is on no page.',
    add('content/blogs/second.mdx'),
    add(second),
  ),
  'missing-folder': inNames(
    'Without this folder the site has no documents at all.',
    [
      'no folder content/',
      Object.fromEntries(
        Object.keys(sampleSite)
          .filter((path) => path.startsWith('content/'))
          .map((path) => [path, undefined]),
      ),
    ],
    ['content/', {}],
  ),
  'unknown-file': inNames(
    'A file with another ending than the documents of its collection is on no page.',
    add('content/blog/second.md'),
    add(second),
  ),
  'bad-file-name': inNames(
    'The name of the file becomes the address of the page: letters a to z, digits and single hyphens are the same everywhere.',
    add('content/blog/My_Second article.mdx'),
    add('content/blog/my-second-article.mdx'),
  ),
  'duplicate-slug': inNames(
    'Some disks take capitals and small letters for the same, and so do most people who type an address.',
    [
      'content/blog/second.mdx and content/blog/second.yaml',
      { [second]: another, 'content/blog/second.yaml': '' },
    ],
    ['content/blog/second.mdx', { [second]: another }],
  ),
  'translation-without-original': inNames(
    'A translation holds words only; dates, pictures and the author stand in the original, which has the same name without the language.',
    add('content/blog/frist.pl.mdx', polish),
    add(polishPath, polish),
  ),
  'unreadable-file': inNames(
    'A link to a file that was moved, or a file without the right to read it, would be missing on the site.',
    [
      'content/blog/lost.mdx, a link to a file that is not there',
      { 'content/blog/lost.mdx': { linkTo: 'nowhere' } },
    ],
    ['content/blog/second.mdx, a file', { [second]: another }],
  ),
  'empty-file': inNames(
    'A file without a word is no document; it may be one that was not saved.',
    ['content/blog/second.mdx with nothing in it', { [second]: '\n' }],
    ['content/blog/second.mdx with its fields and its text', { [second]: another }],
  ),
  'merge-conflict': inFields(
    {
      why: 'Two people have changed the same lines, and git asks you which are right. Keep one, or write a third, and delete the lines of signs.',
      wrong: '<<<<<<< HEAD\ntitle: "A title"\n=======\ntitle: "A better title"\n>>>>>>> theirs',
      right: 'title: "A better title"',
    },
    { instead: 'title: "A title"' },
  ),
  'not-utf8': inNames(
    'An older encoding than UTF-8 turns ó and ż into other signs.',
    [
      'content/blog/second.mdx, saved as Windows-1250',
      { [second]: Buffer.from(another.replace('Text.', 'Caf\xe9.'), 'latin1') },
    ],
    ['content/blog/second.mdx, saved as UTF-8', { [second]: another.replace('Text.', 'Café.') }],
  ),
  'byte-order-mark': inNames(
    'Some editors put invisible bytes before the first letter, and the fields are no longer found. `--fix` removes them.',
    ['content/blog/second.mdx, saved as UTF-8 with BOM', { [second]: `\uFEFF${another}` }],
    ['content/blog/second.mdx, saved as UTF-8', { [second]: another }],
  ),
  'windows-line-endings': inNames(
    'With other ends of lines every line seems changed to anyone who reviews it. `--fix` changes them.',
    [
      'content/blog/second.mdx, with lines that end in CR LF',
      { [second]: another.replaceAll('\n', '\r\n') },
    ],
    ['content/blog/second.mdx, with lines that end in LF', { [second]: another }],
  ),
  'bad-first-line': inFile(articlePath, {
    why: 'The fields are what stands between two lines of three hyphens; without the first, all is text.',
    wrong: article.replace('---', '----'),
    right: article,
  }),
  'unclosed-frontmatter': inFile(articlePath, {
    why: 'Without the second line of three hyphens the text would be read as fields.',
    wrong: article.replace('---\n\nText', 'Text'),
    right: article,
  }),
  'empty-body': inFile(articlePath, {
    why: 'The page would be a title with nothing below it.',
    wrong: article.replace('\nText.\n', ''),
    right: article,
  }),
};
