import { type FindingCode, findingCodes } from '../findings';
import type { Side } from './example';
import { examples, groups, withoutExample } from './examples/all';
import { folder } from './page-file';
import { tryExample } from './try-example';

/** Writes a page for each finding, and the list of all; by path. What is printed is what the check prints. */
export async function writePages(): Promise<Map<string, string>> {
  const pages = new Map([[`${folder}/README.md`, writeList()]]);
  for (const code of namesOf(findingCodes))
    pages.set(`${folder}/${code}.md`, await writePage(code));
  return pages;
}

function namesOf<Name extends string>(record: Readonly<Partial<Record<Name, unknown>>>): Name[] {
  return Object.keys(record) as Name[];
}

async function writePage(code: FindingCode): Promise<string> {
  const head = `# ${code}\n\n${findingCodes[code]}\n`;
  if (!hasExample(code)) {
    return `${head}\nIt is about the code of the site (\`src/schema/\`, \`src/site/routes.ts\`), not about a document.\n`;
  }
  const { why, wrong, right } = examples[code];
  const { findings, report } = await tryExample(wrong);
  const isWarning = findings.every(({ level }) => level === 'warning');
  const weight = isWarning
    ? 'A warning: it is advice, and stops nothing.'
    : 'An error: the site cannot be built with it.';
  const [, ...blocks] = report.split('\n\n');
  const printed = blocks.slice(0, -1).join('\n\n');
  return `${head}${weight}\n\n${why}\n\n## Wrong\n\n${show(wrong)}\n\nThe check says:\n\n${fence('text', printed)}\n\n## Right\n\n${show(right)}\n`;
}

const hasExample = (code: FindingCode): code is keyof typeof examples =>
  !withoutExample.some((name) => name === code);

function show({ shown, form }: Side): string {
  return form ? fence(form, shown.trimEnd()) : shown;
}

/** As the formatter keeps it: three backquotes, or four round a text that has three. */
function fence(language: string, text: string): string {
  const mark = text.includes('```') ? '````' : '```';
  return `${mark}${language}\n${text}\n${mark}`;
}

function writeList(): string {
  const row = (code: FindingCode) => `- [${code}](${code}.md): ${findingCodes[code]}`;
  const parts = Object.entries(groups).map(
    ([title, group]) => `## ${title}\n\n${namesOf<FindingCode>(group).map(row).join('\n')}`,
  );
  const rest = `## The code of the site\n\n${withoutExample.map(row).join('\n')}`;
  return `# Findings\n\nWhat \`npm run content:check\` may say of the content. Each has a page with an example; \`npm run content:check -- --explain NAME\` prints it.\nThese pages are written by \`npm run content:check -- --write-docs\`.\n\n${[...parts, rest].join('\n\n')}\n`;
}
