import type * as writerComponents from './components';
import { drawingExamples } from './drawings/examples';

/*
 * What writers have for a body, each with an example that works as it stands. The style guide shows them, and
 * `docs/writing.md` prints them; no page of the site has them.
 */

/** One example of each component, in the language of its reader. */
export const componentExamples = {
  ...drawingExamples,
  Callout: {
    en: `<Callout kind="tip" title="Try it first">

Measure once before the change, and once after it.

</Callout>`,
    pl: `<Callout kind="tip" title="Najpierw spróbuj">

Zmierz raz przed zmianą i raz po niej.

</Callout>`,
  },
  Entry: {
    en: `<Entry when="Monday, 9:40">

The first ticket came in twice.

</Entry>`,
    pl: `<Entry when="Poniedziałek, 9.40">

Pierwszy bilet przyszedł dwa razy.

</Entry>`,
  },
  Figure: {
    en: '<Figure src="/images/site/process-2.webp" alt="Cut amber with a small screen inside, above a dark sea" caption="A product, kept in amber." />',
    pl: '<Figure src="/images/site/process-2.webp" alt="Szlifowany bursztyn z małym ekranem w środku, nad ciemnym morzem" caption="Produkt zachowany w bursztynie." />',
  },
  Quote: {
    en: `<Quote author="Ola Nowak">

We stopped guessing and started counting.

</Quote>`,
    pl: `<Quote author="Ola Nowak">

Przestaliśmy zgadywać, a zaczęliśmy liczyć.

</Quote>`,
  },
  Turn: {
    en: `<Turn by="Marek">

What happened on the Friday?

</Turn>

<Turn by="Ola">

We turned it off and told everyone.

</Turn>`,
    pl: `<Turn by="Marek">

Co się stało w piątek?

</Turn>

<Turn by="Ola">

Wyłączyliśmy to i powiedzieliśmy o tym wszystkim.

</Turn>`,
  },
} as const satisfies Record<keyof typeof writerComponents, { en: string; pl: string }>;

/** Examples of Markdown, in the order of the style guide. */
export const proseExamples = {
  headings: {
    en: `## A heading

Text under it.

### A smaller heading

More text.`,
    pl: `## Nagłówek

Tekst pod nim.

### Mniejszy nagłówek

Dalszy tekst.`,
  },
  text: {
    en: 'Words can be **important**, *stressed* or `code`, and lead [to a page](/contact) or [to another site](https://example.org).',
    pl: 'Słowa bywają **ważne**, *podkreślone* albo są `kodem`; prowadzą [do strony](/contact) lub [do innego serwisu](https://example.org).',
  },
  list: {
    en: `- First thing
- Second thing
  - A part of it

1. Before
2. After`,
    pl: `- Pierwsza rzecz
- Druga rzecz
  - Jej część

1. Przedtem
2. Potem`,
  },
  tasks: {
    en: `- [x] Measured
- [ ] Repaired`,
    pl: `- [x] Zmierzone
- [ ] Naprawione`,
  },
  quote: {
    en: '> A sentence from someone else, in the middle of your own.',
    pl: '> Cudze zdanie pośród własnych.',
  },
  picture: {
    en: '![Cut amber with a small screen inside](/images/site/process-2.webp "A caption, which may be left out")',
    pl: '![Szlifowany bursztyn z małym ekranem w środku](/images/site/process-2.webp "Podpis, który można pominąć")',
  },
  table: {
    en: `| What    | Before | After |
| ------- | -----: | ----: |
| Seconds |    4.1 |   1.2 |`,
    pl: `| Co      | Przedtem | Potem |
| ------- | -------: | ----: |
| Sekundy |      4,1 |   1,2 |`,
  },
  code: {
    en: `\`\`\`ts
const answer: number = 42;
\`\`\``,
    pl: `\`\`\`ts
const odpowiedz: number = 42;
\`\`\``,
  },
  line: { en: 'Before the line.\n\n---\n\nAfter it.', pl: 'Przed linią.\n\n---\n\nPo niej.' },
} as const satisfies Record<string, { en: string; pl: string }>;
