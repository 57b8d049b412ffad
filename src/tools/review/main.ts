/** `npm run review:pictures`, `review:comment` and `review:approvals`: what a reviewer of a content change looks at. */
import { parseArgs } from 'node:util';
import { Refusal, wrongUse } from '../refusal';
import { keepTicks, readPages, writeBoxes } from './approvals.mjs';
import { readJson, readNamed } from './results-folder';

const usage = `npm run review:pictures -- --base REV [--head REV] [--pages FILE] [--most N] [--at MOMENT] [--out FOLDER]
  Builds both revisions (without --head, the last commit), takes the pages before and after at 390 and 1440 px, and
  writes index.html, pictures.json and the pictures. FILE has an address in each line, or is the JSON of content:diff;
  without it they come from standard input. --most is 20, --out test-results/review/pictures. Both sides show the site
  as it is at MOMENT; without it, when the last of what FILE announces is public, else now.

npm run review:comment -- [FOLDER]
  Writes comment.md, and pages.json with a hash for each page, from what is in FOLDER (test-results/review):
  check.json (content:check --json), diff.md and diff.json (content:diff), pictures/pictures.json. What is not there
  has failed, and the comment says so.

npm run review:approvals -- --present FILE [--pages FILE]
  Prints the boxes of a comment anew: FILE is the comment as it is now, and the pages.json of now. Ends with 1 while a
  box is open.
`;

/** Exit codes as those of all commands: fine, findings or refused, wrong use. */
type Code = 0 | 1 | 2;

const say = (line: string) => process.stderr.write(`${line}\n`);

process.once('SIGINT', () => process.exit(130));
process.once('SIGTERM', () => process.exit(143));
process.exitCode = await main(process.argv.slice(2));

async function main([name = '', ...words]: string[]): Promise<Code> {
  // Each brings its own: a browser, or the compiler of the content.
  const commands: Record<string, () => Promise<Code> | Code> = {
    pictures: async () => (await import('./run-pictures')).runPictures(words, say),
    comment: async () => (await import('./run-comment')).runComment(words, say),
    approvals: () => runApprovals(words),
  };
  const command = commands[name];
  if (!command || words.includes('--help')) {
    process.stdout.write(usage);
    return command ? 0 : 2;
  }
  try {
    return await command();
  } catch (error) {
    const { code, message } = error as { code?: unknown; message: string };
    const isWrongUse = String(code).startsWith('ERR_PARSE_ARGS');
    if (!isWrongUse && !(error instanceof Refusal)) throw error;
    say(message);
    return isWrongUse || (error instanceof Refusal && error.isWrongUse) ? 2 : 1;
  }
}

function runApprovals(args: string[]): Code {
  const { values } = parseArgs({
    args,
    options: {
      present: { type: 'string' },
      pages: { type: 'string', default: 'test-results/review/pages.json' },
    },
  });
  if (values.present === undefined)
    throw wrongUse('--present is missing: the comment as it is now.');
  const pages = readPages(readJson(readNamed(values.pages), 'a pages.json'));
  const { boxes, lost } = keepTicks(readNamed(values.present), pages);
  process.stdout.write(`${writeBoxes(boxes)}\n`);
  for (const { address, why } of lost) say(`No longer ticked: ${address}: ${why}`);
  const open = boxes.filter(({ isTicked }) => !isTicked);
  for (const { address } of open) say(`Open: ${address}`);
  return open.length > 0 ? 1 : 0;
}
