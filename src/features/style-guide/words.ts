import type { Locale } from '@/site/locales';

/** The words of the style guide. Not in `messages/`: those are part of every build, and this page of none. */
export type Words = {
  title: string;
  lead: string;
  unavailable: string;
  tryOut: { title: string; lead: string; label: string; first: string; result: string };
  findings: { none: string; some: string; waiting: string };
  components: {
    title: string;
    lead: string;
    source: string;
    attribute: string;
    isRequired: string;
    yes: string;
    no: string;
    meaning: string;
    content: Record<'text' | 'table' | 'none', string>;
  };
  prose: { title: string; lead: string; names: Record<ProseName, string> };
};

type ProseName = keyof typeof import('@/mdx/examples').proseExamples;

export const words: Record<Locale, Words> = {
  en: {
    title: 'Style guide',
    lead: 'Everything a document’s body may have, as visitors see it. Only the preview has this page.',
    unavailable: 'Start the site with npm run dev: the preview compiles what is shown here.',
    tryOut: {
      title: 'Try it out',
      lead: 'Type as you would in a document: the same check, the same result. Nothing is kept.',
      label: 'Markdown and components',
      first:
        '## A heading\n\nSome **words**, and a note:\n\n<Callout>\n\nWorth knowing.\n\n</Callout>',
      result: 'As visitors see it',
    },
    findings: { none: 'Nothing to mend.', some: 'To mend:', waiting: 'Checking …' },
    components: {
      title: 'Components',
      lead: 'Blocks for more than Markdown can say, on lines of their own.',
      source: 'What to write',
      attribute: 'Attribute',
      isRequired: 'Required',
      yes: 'yes',
      no: 'no',
      meaning: 'What it says',
      content: {
        text: 'Has text between its tags, with an empty line before and after.',
        table: 'Has a table between its tags, with an empty line before and after, and draws it.',
        none: 'Has nothing inside: it ends in />.',
      },
    },
    prose: {
      title: 'Markdown',
      lead: 'The ordinary parts of a text.',
      names: {
        headings: 'Headings',
        text: 'Words and links',
        list: 'Lists',
        tasks: 'Task list',
        quote: 'Quotation',
        picture: 'Picture with a caption',
        table: 'Table',
        code: 'Code',
        line: 'Dividing line',
      },
    },
  },
  pl: {
    title: 'Przewodnik po stylu',
    lead: 'Wszystko, co może mieć treść dokumentu, tak jak widzą to odwiedzający. Ta strona istnieje tylko w podglądzie.',
    unavailable: 'Uruchom stronę poleceniem npm run dev: przykłady kompiluje podgląd.',
    tryOut: {
      title: 'Wypróbuj',
      lead: 'Pisz tak jak w dokumencie: sprawdzanie i wynik są te same. Nic nie zostaje zapisane.',
      label: 'Markdown i komponenty',
      first: '## Nagłówek\n\nKilka **słów** i uwaga:\n\n<Callout>\n\nWarto wiedzieć.\n\n</Callout>',
      result: 'Tak widzą to odwiedzający',
    },
    findings: { none: 'Nie ma nic do poprawy.', some: 'Do poprawy:', waiting: 'Sprawdzam…' },
    components: {
      title: 'Komponenty',
      lead: 'Bloki na to, czego Markdown nie wyrazi; każdy w osobnych wierszach.',
      source: 'Co napisać',
      attribute: 'Atrybut',
      isRequired: 'Wymagany',
      yes: 'tak',
      no: 'nie',
      meaning: 'Znaczenie (po angielsku)',
      content: {
        text: 'Ma tekst między znacznikami, z pustym wierszem przed nim i po nim.',
        table: 'Ma między znacznikami tabelę, z pustym wierszem przed nią i po niej, i ją rysuje.',
        none: 'Nie ma nic w środku: kończy się na />.',
      },
    },
    prose: {
      title: 'Markdown',
      lead: 'Zwykłe części tekstu.',
      names: {
        headings: 'Nagłówki',
        text: 'Słowa i linki',
        list: 'Listy',
        tasks: 'Lista zadań',
        quote: 'Cytat',
        picture: 'Obraz z podpisem',
        table: 'Tabela',
        code: 'Kod',
        line: 'Linia oddzielająca',
      },
    },
  },
};
