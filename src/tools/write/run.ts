import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folders } from '@/schema';
import { redirectFile } from '@/site/redirect-file.mjs';
import { readConflict } from '../content/conflict';
import { painter, writeReport } from '../content/report';
import { ledgerName } from '../ledger/ledger-file';
import { type Arguments, readArguments } from './arguments';
import { carryOut, finishChange } from './change';
import { collectionOf, findNamed, languageInName, unknownCollection } from './named';
import { planNew } from './new-document';
import { planTranslation } from './new-translation';
import { type Plan, type Refusal, refuse } from './plan';
import { isSame } from './pointers';
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
  const plan = findObstacle(folder) ?? (await planIn(folder, given));
  return 'refused' in plan ? report(plan) : settle(plan, given, folder);
}

/** What both sides of a merge have promised must not be settled by chance. */
function findObstacle(folder: string): Refusal | undefined {
  if (!existsSync(join(folder, 'content'))) return refuse('There is no folder content here.');
  for (const [path, way] of [
    [`content/${ledgerName}`, 'npm run content:addresses settles them'],
    [redirectFile, 'keep what is right, and delete the marks'],
  ] as const) {
    const text = existsSync(join(folder, path)) ? readFileSync(join(folder, path), 'utf8') : '';
    const conflict = readConflict(text);
    if (conflict)
      return refuse(`${path}:${conflict.start + 1} has the marks of a git conflict: ${way}.`);
  }
  return undefined;
}

async function planIn(folder: string, given: Arguments): Promise<Plan> {
  const project = await readProject(folder, Date.now());
  if (given.command === 'new') return planWish(project, given);
  const written = given.first ?? (await ask('Which document? (collection/slug) '));
  const named = findNamed(project, written);
  if ('refused' in named) return named;
  if (given.command === 'rename')
    return planRename(project, named, given.second ?? (await ask('Its new slug? ')));
  const parts = project.documents.filter(({ file }) => isSame(file, named));
  const meant = parts.find(({ file }) => file.locale === languageInName(written));
  if (meant && parts.length > 1)
    return refuse(
      `${meant.file.shown} is a translation. To remove it alone, delete this file: pages in its language show the original then. To remove the document in all languages: npm run content:remove -- ${named.collection}/${named.slug}`,
    );
  return planRemove(project, named, given.to);
}

/** A new document; with a language, the translation of one that is there. */
async function planWish(project: Project, given: Arguments): Promise<Plan> {
  const first = given.first ?? (await ask(`Which collection? (${folders.join(', ')}) `));
  if (given.lang !== undefined) {
    const isWhole = given.second === undefined;
    const named = findNamed(project, isWhole ? first : `${first}/${given.second}`);
    return 'refused' in named ? named : planTranslation(project, named, given.lang);
  }
  const collection = collectionOf(first);
  if (!collection) {
    const folder = collectionOf(first.replace(/\/[^/]*$/, ''));
    return folder
      ? refuse(`A new document is named by its title: npm run content:new -- ${folder} "A title"`)
      : unknownCollection(first);
  }
  const title = (given.second ?? (await ask('Its title? '))).replaceAll(/\s+/g, ' ').trim();
  if (title === '') return refuse('A document needs a title.');
  return planNew(project, { collection, title });
}

function report({ refused, findings = [] }: Refusal): 1 {
  process.stderr.write(`${refused}\n`);
  if (findings.length > 0)
    process.stderr.write(`\n${writeReport(findings, painter(process.stderr))}`);
  process.stderr.write('Nothing was changed.\n');
  return 1;
}

/** Shows what is going to happen, and does it where it is wanted. A new document is made at once: it replaces nothing. */
async function settle(
  { change, lines, notes }: Exclude<Plan, Refusal>,
  { command, yes, dryRun }: Arguments,
  folder: string,
): Promise<0 | 1> {
  for (const line of lines) say(line);
  if (dryRun) {
    say('Nothing was changed: this is what it would do.');
    return 0;
  }
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
  if (command !== 'new') say('Done. npm run content:diff says what it changes for visitors.');
  for (const note of notes) say(note);
  return 0;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
