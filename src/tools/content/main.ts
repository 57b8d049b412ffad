import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Finding } from '@amberline/strata/finding';
import { collections } from '@/schema';
import { findWrongMoment } from '@/site/clock.mjs';
import { openContent } from '../compile/content';
import { compileWithContentlayer } from '../compile/contentlayer';
import { openPublication } from '../compile/publication';
import { measurePictures } from '../images/measure';
import { prunePictures } from '../images/prune';
import { measureVideos } from '../videos/measure';
import { writeFindings } from './findings';
import { writeJson } from './machine-reports';
import { byLevel, count, painter, writeReport } from './report';
import { listThirdParties, writeThirdParties } from './third-parties';
import { findUnreadable } from './unreadable-pictures';

const usage = `Checks every document under content/, says all that is wrong at once, and compiles what the site reads.

  npm run content              findings for people; exit code 1 if there is an error among them
  npm run content -- --json    the same as JSON on standard output

npm run content:check checks alone, and says more of what it finds.

CONTENT_ENGINE=contentlayer compiles with contentlayer2 instead of our own engine, into the same files.
`;

const values = readArguments();
const wrong = findWrongMoment();
const [root, publicDir] = [resolve('content'), resolve('public')];

if (!values) process.exitCode = 2;
else if (values.help) process.stdout.write(usage);
else if (wrong) {
  process.stderr.write(`${wrong}\n`);
  process.exitCode = 2;
} else process.exitCode = await main(values.json);

/** Returns undefined, and says why, where the command is used wrongly. */
function readArguments() {
  const flag = { type: 'boolean', default: false } as const;
  try {
    return parseArgs({ options: { json: flag, help: flag } }).values;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n\n${usage}`);
    return undefined;
  }
}

async function main(isJson: boolean): Promise<0 | 1> {
  const started = performance.now();
  const { documents, findings, isOk } = await compile();
  if (isJson) {
    process.stdout.write(writeJson(documents, findings));
  } else if (findings.length > 0) {
    process.stderr.write(writeReport(findings, painter(process.stderr)));
  } else if (process.stdout.isTTY) {
    const seconds = ((performance.now() - started) / 1000).toFixed(2);
    const kinds = count(Object.keys(collections).length, 'collection');
    process.stdout.write(`content: ${count(documents, 'document')} in ${kinds}, ${seconds} s\n`);
  }
  return isOk ? 0 : 1;
}

type Outcome = { documents: number; findings: readonly Finding[]; isOk: boolean };

function hasNoError(findings: readonly Finding[]): boolean {
  return byLevel(findings).errors.length === 0;
}

/** Without an error, writes what the site reads; with one, leaves the last good content as it is. */
async function compile(): Promise<Outcome> {
  const { CONTENT_ENGINE: engine = 'strata' } = process.env;
  if (!['strata', 'contentlayer'].includes(engine)) {
    throw new Error(`CONTENT_ENGINE is ${engine}; it may be strata or contentlayer`);
  }
  const pictures = Promise.all([measurePictures(), measureVideos()]);
  const { content, findings: mistakes } = await openContent(root, publicDir);
  if (!content) return { documents: 0, findings: mistakes, isOk: false };
  const state = await content.read();
  const known = [...mistakes, ...state.findings];
  const [unreadable] = await pictures;
  const findings = [...known, ...findUnreadable(unreadable, state.documents.values(), known)];
  const isOk = hasNoError(findings);
  if (isOk) {
    writeFindings(findings);
    writeThirdParties(listThirdParties(state.documents.values()));
    openPublication().publishAll(
      engine === 'contentlayer' ? await compileWithContentlayer(state) : state,
    );
    content.prune();
    await prunePictures();
    // It reads what has been written just now, hence not before.
    const { makeIndexes } = await import('../search/make-indexes');
    await makeIndexes();
  }
  return { documents: state.documents.size, findings, isOk };
}
