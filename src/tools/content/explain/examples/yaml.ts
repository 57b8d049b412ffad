import { inFields, inNames } from '../example';
import { person } from '../sample-site';

const jan = person.replace('Łucja Wójcik', 'Jan');
const title = { instead: 'title: "A title"' };
const date = { instead: 'publishedAt: "2026-03-02T09:00:00+01:00"' };
const tags = { instead: 'tags:\n  - react' };

/** Of how fields are written. */
export const yaml = {
  'invalid-yaml': inFields(
    {
      why: 'A colon, a quote or a tab in the wrong place, and none of the fields can be read. Texts between double quotes are safe.',
      wrong: 'title: Estimates: a story',
      right: 'title: "Estimates: a story"',
    },
    title,
  ),
  'duplicate-key': inFields(
    {
      why: 'Only one of the two can be shown, and nothing says which.',
      wrong: 'title: "A title"\ntitle: "A better title"',
      right: 'title: "A better title"',
    },
    title,
  ),
  'reserved-key': inFields(
    {
      why: 'The build uses this name itself, for the kind of document.',
      wrong: 'title: "A title"\ntype: essay',
      right: 'title: "A title"',
    },
    title,
  ),
  'cut-text': inFields(
    {
      why: 'After a space, # begins a comment: the title on the page would be “We are”.',
      wrong: 'title: We are # 1 in estimates',
      right: 'title: "We are # 1 in estimates"',
    },
    title,
  ),
  'typographic-quotes': inFields(
    {
      why: 'Word processors turn straight quotes into those of books. These are shown on the page. `--fix` puts straight ones.',
      wrong: 'title: “A title”',
      right: 'title: "A title"',
    },
    title,
  ),
  'unquoted-timestamp': inFields(
    {
      why: 'Without quotes some programs turn a date into another time zone. `--fix` puts them.',
      wrong: 'publishedAt: 2026-03-02T09:00:00+01:00',
      right: 'publishedAt: "2026-03-02T09:00:00+01:00"',
    },
    date,
  ),
  'missing-field': inFields(
    {
      why: 'The page has a place for this field, which would stay empty.',
      wrong: 'image:',
      right: 'author: lucja-wojcik\nimage:',
    },
    { instead: 'author: lucja-wojcik\nimage:' },
  ),
  'null-value': inFields(
    {
      why: 'A name with nothing after it is no value.',
      wrong: 'title:',
      right: 'title: "A title"',
    },
    title,
  ),
  'wrong-type': inFields(
    {
      why: 'A field holds a text, a number, a list or a group of fields, and its page shows it as that.',
      wrong: 'tags: react',
      right: 'tags:\n  - react',
    },
    tags,
  ),
  'wrong-collection': inNames(
    'The folder says what a document is. In the wrong one, it breaks nearly every rule of that collection.',
    [
      'content/technologies/jan.yaml, with the fields of a person',
      { 'content/technologies/jan.yaml': jan },
    ],
    ['content/people/jan.yaml', { 'content/people/jan.yaml': jan }],
  ),
  'unknown-key': inFields(
    {
      why: 'A field with a slip in its name is not shown.',
      wrong: 'tags:\n  - react\nviws: 12',
      right: 'tags:\n  - react\nviews: 12',
    },
    tags,
  ),
};
