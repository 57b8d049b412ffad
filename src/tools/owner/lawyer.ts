import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listContent } from '../content/files';
import { drawTable } from '../markdown-table';

/** Something a lawyer should read before the site is public. */
interface Question {
  readonly places: readonly string[];
  readonly about: string;
}

/** Promises and notices besides the legal texts: the first line that matches is meant; a file that is not there asks nothing. */
const others: readonly (readonly [
  about: string,
  ...places: readonly [file: string, find: RegExp][],
])[] = [
  [
    'The company’s data: all that art. 206 of the Code of Commercial Companies asks for, as the register has it.',
    ['src/site/company.ts', /register: \{/],
  ],
  [
    'The sentence and the link beside each form.',
    ['messages/en/site.json', /"privacy":/],
    ['messages/pl/site.json', /"privacy":/],
    ['messages/en/legal.json', /"form":/],
    ['messages/pl/legal.json', /"form":/],
  ],
  [
    'What is said before the calendar loads, and whether that is enough for the provider’s cookies.',
    ['messages/en/legal.json', /"calendar":/],
    ['messages/pl/legal.json', /"calendar":/],
  ],
  [
    'The notice of each job ad (art. 13 GDPR, art. 22¹ of the Labour Code).',
    ['messages/en/legal.json', /"job":/],
    ['messages/pl/legal.json', /"job":/],
  ],
  [
    'How long applications are kept, as the career page promises it.',
    ['messages/en/career.json', /"afterwards":/],
    ['messages/pl/career.json', /"afterwards":/],
  ],
  [
    'The free week, turnaround and commission, of which the legal texts speak.',
    ['src/features/subscription/offer.ts', /export const offer/],
  ],
  [
    'The free week and refunds, in the words of the FAQ.',
    ['content/faq/trial.yaml', /^answer:/],
    ['content/faq/trial.pl.yaml', /^answer:/],
    ['content/faq/refunds.yaml', /^answer:/],
    ['content/faq/refunds.pl.yaml', /^answer:/],
  ],
  [
    'Payment in dollars, net of VAT, in the words of the FAQ.',
    ['content/faq/payment.yaml', /^answer:/],
    ['content/faq/payment.pl.yaml', /^answer:/],
  ],
  [
    'Pausing, cancelling and changing, in the words of the FAQ.',
    ['content/faq/pausing.yaml', /^answer:/],
    ['content/faq/pausing.pl.yaml', /^answer:/],
    ['content/faq/cancelling-or-changing.yaml', /^answer:/],
    ['content/faq/cancelling-or-changing.pl.yaml', /^answer:/],
  ],
  [
    'Who owns the code, in the words of the FAQ.',
    ['content/faq/code-ownership.yaml', /^answer:/],
    ['content/faq/code-ownership.pl.yaml', /^answer:/],
  ],
  [
    'NDAs, in the words of the FAQ.',
    ['content/faq/nda.yaml', /^answer:/],
    ['content/faq/nda.pl.yaml', /^answer:/],
  ],
  [
    'What the referral programme promises, and how it pays.',
    ['content/faq/referral.yaml', /^answer:/],
    ['content/faq/referral.pl.yaml', /^answer:/],
    ['messages/en/subscription.json', /"referral":/],
    ['messages/pl/subscription.json', /"referral":/],
  ],
];

const [begin, end] = ['<!-- questions: written by npm run owner -->', '<!-- /questions -->'];

/** Returns `docs/lawyer.md` with its list drawn anew. Throws without the marks. */
export function drawQuestions(text: string, project: string): string {
  const [start, stop] = [text.indexOf(begin), text.indexOf(end)];
  if (start < 0 || stop < start) throw new Error(`${begin} and ${end} have to stand in it.`);
  const rows = listQuestions(project).map(({ places, about }) => [
    about,
    // Without lines, which move with every change above them.
    [...new Set(places.map((place) => place.replace(/:\d+$/, '')))]
      .map((file) => `\`${file}\``)
      .join(', '),
  ]);
  const table = drawTable([['What', 'Where'], ...rows]).join('\n');
  return `${text.slice(0, start)}${begin}\n\n${table}\n\n${text.slice(stop)}`;
}

/** Lists what is to be checked: the comments `lawyer:` of the legal texts, and promises elsewhere. */
export function listQuestions(project: string): Question[] {
  const inOthers = others.flatMap(([about, ...places]) => {
    const found = places.flatMap(([file, find]) => placeOf(project, file, find));
    return found.length === 0 ? [] : [{ about, places: found }];
  });
  return [...listNotes(project), ...inOthers];
}

function placeOf(project: string, file: string, find: RegExp): string[] {
  const path = join(project, file);
  if (!existsSync(path)) return [];
  const line =
    readFileSync(path, 'utf8')
      .split('\n')
      .findIndex((text) => find.test(text)) + 1;
  if (line === 0)
    throw new Error(`${file} has no line like ${find}: mend src/tools/owner/lawyer.ts.`);
  return [`${file}:${line}`];
}

/** A note of an original is about its clause, in each language: clauses are in the same order. */
function listNotes(project: string): Question[] {
  const { files } = listContent(join(project, 'content'));
  const texts = files
    .filter(({ collection }) => collection === 'legal')
    .map((file) => ({ ...file, ...readClauses(readFileSync(file.path, 'utf8')) }));
  return texts.flatMap(({ slug, notes }) =>
    notes.map(({ about, clause }) => ({
      about,
      places: texts
        .filter((text) => text.slug === slug)
        .map(({ shown, clauses }) => `${shown}:${clauses[clause] ?? 1}`),
    })),
  );
}

/** Returns the lines of the clauses (the first is the beginning of the text), and the notes with the clause of each. */
function readClauses(text: string) {
  const clauses = [1];
  const notes: { about: string; clause: number }[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.startsWith('## ')) clauses.push(index + 1);
    const [, about] = /^\{\/\* lawyer: (.+) \*\/\}$/.exec(line) ?? [];
    if (about) notes.push({ about, clause: clauses.length - 1 });
  }
  return { clauses, notes };
}
