import { resolve } from 'node:path';
import { type CheckCache, checkContent } from '../content/check';
import { writeEditorFiles } from '../content/editor-schemas';
import type { Finding } from '../content/findings';
import { writeFindings } from '../content/findings';
import { byLevel, painter, writeReport } from '../content/report';
import { measurePictures } from '../images/measure';
import { measureVideos } from '../videos/measure';
import { startCompiler } from './compiler';
import { mirrorGoodFiles } from './last-good';

export type Preview = {
  refresh: () => Promise<void>;
  restart: () => Promise<void>;
  stop: () => void;
};

/** The folder that the preview compiles instead of `content/`. */
const lastGoodFolder = '.contentlayer/last-good';

/** Keeps the compiled content up to date with the files: check, report, measure pictures and videos, compile. */
export function startPreview(): Preview {
  const compiler = startCompiler({ CONTENT_FOLDER: lastGoodFolder });
  const cache: CheckCache = new Map();
  let said = '';

  async function refreshOnce(): Promise<void> {
    const started = performance.now();
    const findings = await checkContent({
      root: resolve('content'),
      publicDir: resolve('public'),
      cache,
    });
    writeFindings(findings);
    writeEditorFiles(cache.keys());
    mirrorGoodFiles({
      from: 'content',
      to: lastGoodFolder,
      isGood: isFree(byLevel(findings).errors),
    });
    await Promise.all([measurePictures(), measureVideos()]);
    await compiler.compile();
    said = report(findings, said, performance.now() - started);
  }

  const refresh = oneAtATime(refreshOnce);
  const restart = () => {
    compiler.restart();
    return refresh();
  };
  return { refresh, restart, stop: compiler.stop };
}

/** Returns whether neither a path below `content/` nor a folder above it has an error. */
function isFree(errors: readonly Finding[]): (path: string) => boolean {
  const broken = [...new Set(errors.map(({ file }) => file))];
  return (path) => !broken.some((file) => `content/${path}/`.startsWith(`${file}/`));
}

/** Prints findings when they change, and says when they are gone; a good save takes one line. */
function report(findings: readonly Finding[], before: string, milliseconds: number): string {
  const now = findings.length > 0 ? writeReport(findings, painter(process.stderr)) : '';
  if (now !== '' && now !== before) process.stderr.write(`\n${now}\n`);
  if (now === '') process.stdout.write(`content: up to date in ${Math.round(milliseconds)} ms\n`);
  return now;
}

/** Runs one refresh at a time: saves during a refresh cause one more refresh after it. */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let isStale = false;
  const start = async (): Promise<void> => {
    do {
      isStale = false;
      await work().catch((error: unknown) => console.error(error));
    } while (isStale);
    running = undefined;
  };
  return () => {
    isStale = true;
    running ??= start();
    return running;
  };
}
