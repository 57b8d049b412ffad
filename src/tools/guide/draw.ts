import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listComponents } from '@/mdx/component-facts';
import { proseExamples } from '@/mdx/examples';
import { addressOf, type CollectionName, folders, rowOf } from '@/schema';
import { drawTable } from '../markdown-table';
import { source, starter } from '../reset/plan';
import { listFields } from './fields';

/** The parts of the guide that are made of code, by the name of their marks. */
const parts = { collections: drawCollections, components: drawComponents, markdown: drawMarkdown };

/** Returns the guide with its made parts drawn anew between their marks. Throws without the marks. */
export function drawGuide(text: string): string {
  return Object.entries(parts).reduce((guide, [name, draw]) => {
    const [begin, end] = [`<!-- ${name}: written by npm run guide -->`, `<!-- /${name} -->`];
    const [start, stop] = [guide.indexOf(begin), guide.indexOf(end)];
    if (start < 0 || stop < start)
      throw new Error(`${begin} and ${end} have to stand in the guide.`);
    return `${guide.slice(0, start)}${begin}\n\n${draw()}\n\n${guide.slice(stop)}`;
  }, text);
}

function drawCollections(): string {
  return folders.map(drawCollection).join('\n\n');
}

function drawCollection(name: CollectionName): string {
  const { form, schema, bodyMayBeEmpty } = rowOf(name);
  const address = addressOf(name, '…');
  const fields = listFields(schema);
  const shown = address ? `Shown at \`${address}\`.` : 'Shown on pages of others.';
  const body = bodyMayBeEmpty ? ' The text below the fields may be left out.' : '';
  return [
    `### content/${name}`,
    '',
    `Files end in \`.${form}\`${form === 'mdx' ? ': fields, then text' : ': fields alone'}. ${shown}${body}`,
    '',
    ...drawTable(
      [
        ['Field', 'Needed', 'What to write', 'Translated', 'What it is'],
        ...fields.map(({ name: field, isRequired, form: write, isWords, says }) => [
          `\`${field}\``,
          isRequired ? 'yes' : '',
          write,
          isWords ? 'yes' : '',
          says,
        ]),
      ].map((cells) => cells.map(inCell)),
    ),
    '',
    ...folded('An example', form === 'mdx' ? 'mdx' : 'yaml', readExample(name)),
  ].join('\n');
}

/** The examples are the starter of `npm run content:reset`, which the check accepts as it stands. */
function readExample(name: CollectionName): string {
  const path = join(source, 'content', name, `${starter[name]}.${rowOf(name).form}`);
  return readFileSync(path, 'utf8').trimEnd();
}

const contents = {
  text: 'Has text between its tags, with an empty line before and after.',
  table: 'Has a table between its tags, with an empty line before and after, and draws it.',
  none: 'Has nothing inside: it ends in `/>`.',
} as const;

function drawComponents(): string {
  return listComponents()
    .map(({ name, content, props, example }) =>
      [
        `### ${name}`,
        '',
        contents[content],
        '',
        ...drawTable(
          [
            ['Attribute', 'Needed', 'What it is'],
            ...props.map((prop) => [`\`${prop.name}\``, prop.isRequired ? 'yes' : '', prop.says]),
          ].map((cells) => cells.map(inCell)),
        ),
        '',
        ...fenced('mdx', example.en),
      ].join('\n'),
    )
    .join('\n\n');
}

function drawMarkdown(): string {
  return fenced(
    'mdx',
    Object.values(proseExamples)
      .map(({ en }) => en)
      .join('\n\n'),
  ).join('\n');
}

/** A fence of one backtick more than any inside. */
function fenced(language: string, text: string): string[] {
  const fence = text.includes('```') ? '````' : '```';
  return [`${fence}${language}`, text, fence];
}

function folded(title: string, language: string, text: string): string[] {
  return [
    '<details>',
    `<summary>${title}</summary>`,
    '',
    ...fenced(language, text),
    '',
    '</details>',
  ];
}

const inCell = (text: string) => text.replaceAll('|', '\\|');
