import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Finding } from '@amberline/strata/finding';
import { collections } from '@/schema';
import { findWrongMoment, momentForm, readMoment, siteTime } from '@/site/clock.mjs';
import { openContent } from '../compile/content';
import { compileWithContentlayer } from '../compile/contentlayer';
import { openPublication } from '../compile/publication';
import { measurePictures } from '../images/measure';
import { prunePictures } from '../images/prune';
import { measureVideos } from '../videos/measure';
import { type CheckCache, checkContent } from './check';
import { writeFindings } from './findings';
import { byLevel, count, painter, writeReport } from './report';
import { listThirdParties, writeThirdParties } from './third-parties';

const usage = `Checks every document under content/, says all that is wrong at once, and compiles what the site reads.

  npm run content              findings for people; exit code 1 if there is an error among them
  npm run content -- --json    the same as JSON on standard output

  --check              checks only, and writes nothing
  --at <moment>        checks as of a moment, such as 2027-03-01T09:00:00+01:00
  --content <folder>   checks another content folder
  --public <folder>    another folder for pictures and files, for the check

CONTENT_ENGINE=contentlayer compiles with contentlayer2 instead of our own engine, into the same files.
`;

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    at: { type: 'string' },
    content: { type: 'string' },
    public: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
const root = resolve(values.content ?? 'content');
const publicDir = resolve(values.public ?? 'public');

const now = values.at === undefined ? undefined : readMoment(values.at);
const wrong =
  values.at !== undefined && now === undefined ? `--at takes ${momentForm}.` : findWrongMoment();

if (values.help) process.stdout.write(usage);
else if (wrong) {
  process.stderr.write(`${wrong}\n`);
  process.exitCode = 2;
} else process.exitCode = await main();

async function main(): Promise<0 | 1> {
  const started = performance.now();
  const isCheck =
    values.check ||
    now !== undefined ||
    values.content !== undefined ||
    values.public !== undefined;
  const { documents, findings, isOk } = await (isCheck ? check() : compile());
  if (values.json) {
    process.stdout.write(`${JSON.stringify({ documents, findings }, null, 2)}\n`);
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

async function check(): Promise<Outcome> {
  const cache: CheckCache = new Map();
  const findings = await checkContent({ root, publicDir, cache, now: now ?? siteTime() });
  return { documents: cache.size, findings, isOk: hasNoError(findings) };
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
  const findings = [...mistakes, ...state.findings];
  const [isWhole] = await pictures;
  const isOk = isWhole && hasNoError(findings);
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
