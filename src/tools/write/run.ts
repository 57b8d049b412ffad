import { type CollectionName, folders } from '@/schema';
import { nearest } from '../content/nearest';
import { painter, writeReport } from '../content/report';
import { type Arguments, readArguments } from './arguments';
import { carryOut, finishChange } from './change';
import { planNew } from './new-document';
import { planTranslation } from './new-translation';
import { type Plan, refuse } from './plan';
import type { Named } from './pointers';
import { type Project, readProject } from './project';
import { planRemove } from './remove';
import { planRename } from './rename';
import { ask, isWanted } from './terminal';

/** Does what a command line asks for in the project of a folder; throws `Usage` where there is no such command. */
export async function run(args: string[], folder: string): Promise<0 | 1> {
  const given = readArguments(args);
  if (given.help !== undefined) {
    process.stdout.write(given.help);
    return 0;
  }
  if (finishChange(folder)) say('An earlier change was interrupted; it has been finished.');
  const project = await readProject(folder, Date.now());
  const plan = await planFor(project, given);
  return 'refused' in plan ? report(plan) : settle(plan, given, folder);
}

async function planFor(project: Project, given: Arguments): Promise<Plan> {
  if (given.command === 'new') return planWish(project, given);
  const named = nameOf(project, given.first ?? (await ask('Which document? (collection/slug) ')));
  if ('refused' in named) return named;
  if (given.command === 'remove') return planRemove(project, named, given.to);
  return planRename(project, named, given.second ?? (await ask('Its new slug? ')));
}

/** A new document; with a language, the translation of one that is there. */
async function planWish(project: Project, given: Arguments): Promise<Plan> {
  const first = given.first ?? (await ask(`Which collection? (${folders.join(', ')}) `));
  if (given.lang !== undefined) {
    const named = nameOf(project, first.includes('/') ? first : `${first}/${given.second ?? ''}`);
    return 'refused' in named ? named : planTranslation(project, named, given.lang);
  }
  const collection = collectionOf(first);
  if (!collection) return unknownCollection(first);
  const title = given.second ?? (await ask('Its title? '));
  if (title.trim() === '') return refuse('A document needs a title.');
  return planNew(project, { collection, title: title.trim() });
}

const collectionOf = (name: string): CollectionName | undefined =>
  folders.find((folder) => folder === name);

function unknownCollection(name: string): Plan & { refused: string } {
  const near = nearest(name, folders);
  const hint = near ? ` Nearest: ${near}.` : '';
  return { refused: `There is no collection "${name}".${hint} There are: ${folders.join(', ')}.` };
}

/** Reads blog/my-article, also with content/ before it and an extension after it, as it may be copied from elsewhere. */
function nameOf({ documents }: Project, written: string): Named | (Plan & { refused: string }) {
  const [name = '', ...rest] = written.replace(/^\.?\/?content\//, '').split('/');
  const collection = collectionOf(name);
  if (!collection) return unknownCollection(name);
  const slug = rest.join('/').replace(/(?:\.[a-z]{2})?\.(?:mdx|yaml)$/, '');
  const slugs = documents
    .filter(({ file }) => file.collection === collection)
    .map(({ file }) => file.slug);
  if (slugs.includes(slug)) return { collection, slug };
  const near = nearest(slug, new Set(slugs));
  const hint = near ? ` Nearest: ${collection}/${near}.` : '';
  return { refused: `There is no document ${collection}/${slug}.${hint}` };
}

function report({ refused, findings = [] }: Extract<Plan, { refused: string }>): 1 {
  process.stderr.write(`${refused}\n`);
  if (findings.length > 0)
    process.stderr.write(`\n${writeReport(findings, painter(process.stderr))}`);
  process.stderr.write('Nothing was changed.\n');
  return 1;
}

/** Shows what is going to happen, and does it where it is wanted. A new document is made at once: it replaces nothing. */
async function settle(
  { change, lines, notes }: Exclude<Plan, { refused: string }>,
  { command, yes, dryRun }: Arguments,
  folder: string,
): Promise<0 | 1> {
  for (const line of lines) say(line);
  if (dryRun) return 0;
  if (command !== 'new' && !yes) {
    const answer = await isWanted();
    if (answer !== 'yes') {
      process.stderr.write(
        answer === 'no terminal'
          ? 'Nothing was changed: say --yes where there is no terminal.\n'
          : 'Nothing was changed.\n',
      );
      return 1;
    }
  }
  carryOut(change, folder);
  for (const note of notes) say(note);
  return 0;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
