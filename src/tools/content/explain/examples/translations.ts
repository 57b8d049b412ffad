import { inFields, inTranslation, polishPath } from '../example';
import { article, polish } from '../sample-site';

const title = { file: polishPath, instead: 'title: "Tytuł"', beside: { [polishPath]: polish } };
const people = 'content/people/lucja-wojcik.pl.yaml';
const posts = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => `  - { role: "Programistka", period: "${2019 - index}", description: "Robiła." }`,
  ).join('\n');
const words = `position: "Inżynierka"\ndescription: "Buduje."\nportrait: { alt: "Portret" }\nskills: ["Testy"]\nspeaks: ["polski"]\nlocation: "Gdańsk"\nexperience:\n${posts(3)}\n`;
const inPolish = { 'content/blog/first.mdx': article.replace('tags:', 'lang: pl\ntags:') };

const stamp = inFields(
  {
    why: 'The line `# translationOf` is the hash of the words of the original that a translation was made from. Without it, the original may change and no one is told. `--translated FILE` writes it.',
    wrong: 'title: "Tytuł"',
    right: 'title: "Tytuł"\n# translationOf: 1ccf0609',
  },
  title,
);
const unstamped = { ...stamp, wrong: { ...stamp.wrong, isUnstamped: true } } as const;

/** Of what a translation says beside its original, and of how a language is written. */
export const translations = {
  'repeated-fact': inFields(
    {
      why: 'A date, a price or a picture stands in the original, once for all languages.',
      wrong: 'title: "Tytuł"\npublishedAt: "2026-03-02T09:00:00+01:00"',
      right: 'title: "Tytuł"',
    },
    title,
  ),
  untranslated: inFields(
    {
      why: 'Where the words are missing, readers of the language get those of the original.',
      wrong: 'image:',
      right: 'title: "Tytuł"\nimage:',
    },
    {
      ...title,
      instead: 'image:',
      beside: { [polishPath]: polish.replace('title: "Tytuł"\n', '') },
    },
  ),
  'not-in-original': inFields(
    {
      why: 'The page of the translation has a place for what the original says, and for nothing else.',
      wrong: 'location: "Gdańsk"\nquote: "Tak."',
      right: 'location: "Gdańsk"',
    },
    { file: people, instead: 'location: "Gdańsk"', beside: { [people]: words } },
  ),
  'other-length': inFields(
    {
      why: 'Entries belong together by their places: the second translates the second.',
      wrong: `experience:\n${posts(2)}`,
      right: `experience:\n${posts(3)}`,
    },
    { file: people, instead: `experience:\n${posts(3)}`, beside: { [people]: words } },
  ),
  'other-numbers': inTranslation(
    {
      why: 'Two languages that say different figures: one of them is wrong.',
      wrong: 'Trwało to 12 godzin.',
      right: 'Trwało to 10 godzin.',
    },
    'It took 10 hours.',
  ),
  'other-links': inTranslation(
    {
      why: 'Readers of both languages should find the same pages.',
      wrong: 'Zobacz [kontakt](/contact).',
      right: 'Zobacz [listę artykułów](/blog).',
    },
    'See [the list of articles](/blog).',
  ),
  'left-in-original': inTranslation(
    {
      why: 'A sentence of the other language among those of this one.',
      wrong: 'The whole of the text.',
      right: 'Cały tekst.',
    },
    'The whole of the text.',
  ),
  'stale-translation': inFields(
    {
      why: 'The line `# translationOf` says which words of the original the translation was made from. They have changed since. Compare both; when all is right again, `--translated FILE` writes the line anew.',
      wrong: 'title: "Tytuł"\n# translationOf: 00000000',
      right: 'title: "Tytuł"\n# translationOf: 1ccf0609',
    },
    title,
  ),
  'unstamped-translation': unstamped,
  'foreign-quotes': inFields(
    { why: 'Polish has its own quotation marks.', wrong: 'Mówi "tak".', right: 'Mówi „tak”.' },
    { instead: 'Text.', beside: inPolish },
  ),
  'foreign-dash': inFields(
    {
      why: 'Polish has a dash of middle length, between spaces.',
      wrong: 'Tak - albo nie.',
      right: 'Tak – albo nie.',
    },
    { instead: 'Text.', beside: inPolish },
  ),
};
