import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { momentForm, readMoment } from '../../site/clock.mjs';
import { Refusal, wrongUse } from '../refusal';
import { folderOfResults, readNamed } from './results-folder';

/** `npm run review:pictures`: takes the arguments after it and a place for what it says; returns the exit code. */
export async function runPictures(args: string[], say: (line: string) => void): Promise<0 | 1> {
  const { values } = parseArgs({
    args,
    options: {
      base: { type: 'string' },
      head: { type: 'string', default: 'HEAD' },
      pages: { type: 'string', default: '-' },
      most: { type: 'string', default: '20' },
      at: { type: 'string' },
      out: { type: 'string', default: join(folderOfResults, 'pictures') },
    },
  });
  const { base, head, out } = values;
  if (base === undefined) throw wrongUse('--base is missing: the revision to compare with.');
  const most = Number(values.most);
  if (!Number.isInteger(most) || most < 1) throw wrongUse('--most is a whole number from 1.');
  if (values.at !== undefined && readMoment(values.at) === undefined) {
    throw wrongUse(`--at takes ${momentForm}.`);
  }
  if (values.pages === '-' && process.stdin.isTTY) {
    throw wrongUse('Name the pages: --pages FILE, or addresses on standard input.');
  }
  if (existsSync(out) && readdirSync(out).length > 0 && !existsSync(join(out, 'pictures.json'))) {
    throw new Refusal(`${out} has other files in it; choose another folder with --out.`);
  }
  // Loaded late, because it loads a browser: a mistake in the arguments is answered at once.
  const { takePictures } = await import('./review-pictures');
  const list = await takePictures({
    base,
    head,
    pages: readNamed(values.pages),
    most,
    at: values.at,
    out,
    say,
  });
  const changed = list.pages.filter(({ widths }) => widths.some(({ state }) => state !== 'same'));
  say(`${changed.length} of ${list.pages.length} pages look different: ${resolve(out)}/index.html`);
  if (list.left.length > 0) say(`Not taken (--most ${most}): ${list.left.join(', ')}`);
  const failed = list.pages.flatMap(({ address, widths }) =>
    widths.flatMap(({ width, why }) => (why ? [`${address} at ${width} px: ${why}`] : [])),
  );
  for (const line of failed) say(line);
  return failed.length > 0 ? 1 : 0;
}
