import { once } from 'node:events';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commitOf } from '../git/commits';
import { Refusal } from '../refusal';
import { buildRevision, removeRevision } from './built-revision';
import { giveVariants, takeVariants } from './carry-variants';
import { writeGallery } from './gallery';
import { listPages } from './page-list';
import type { PictureList } from './read-results';
import { photographSite, writePictures } from './take-pictures';

export interface PicturesOptions {
  readonly base: string;
  readonly head: string;
  /** The addresses, as text or as the JSON of `content:diff`. */
  readonly pages: string;
  readonly most: number;
  /** The moment to show both sides at; without it the last at which something of the change goes live, else now. */
  readonly at: string | undefined;
  readonly out: string;
  /** Takes a line about what is done now. */
  readonly say: (line: string) => void;
}

/**
 * Builds two revisions one after the other, photographs the pages in both, and writes pictures, `pictures.json` and
 * `index.html` into `out`. Throws a `Refusal` for what a person can mend; nothing of the builds is left behind.
 */
export async function takePictures(options: PicturesOptions): Promise<PictureList> {
  const { out, say } = options;
  const [base, head] = [await commitOf('.', options.base), await commitOf('.', options.head)];
  const { pages, left, moment } = listPages(options.pages, options.most);
  const at = options.at ?? moment;
  const shown = at === undefined ? {} : { at };
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'review-'));
  const end = () => dispose(folder);
  process.once('exit', end);
  // What an earlier run has left is of other commits, whatever becomes of this one.
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const write = (list: PictureList) => {
    writeFileSync(join(out, 'index.html'), writeGallery(list));
    writeFileSync(join(out, 'pictures.json'), `${JSON.stringify(list, null, 2)}\n`);
    return list;
  };
  try {
    const url = `http://localhost:${await findPort()}`;
    // One moment for both, so that what is counted from today is the same.
    const now = at === undefined ? new Date() : new Date(at);
    if (at !== undefined) say(`Both sides are shown as the site is at ${at}.`);
    const kept = join(folder, 'pictures');
    const sides = { before: base, after: head } as const;
    const views = { before: new Map(), after: new Map() };
    for (const side of pages.length === 0 ? [] : (['before', 'after'] as const)) {
      say(`${side}: building ${sides[side].slice(0, 12)}`);
      const built = await buildRevision(sides[side], join(folder, side), { url, at }).catch(
        (error) => {
          if (error instanceof Refusal) {
            write({
              version: 1,
              base,
              head,
              pages: [],
              left: [],
              ...shown,
              failure: { side, why: error.message },
            });
          }
          throw error;
        },
      );
      if (side === 'after') {
        await giveVariants(kept, join(folder, side), { repository: '.', base, head });
      }
      const site = await built.serve();
      say(`${side}: photographing ${pages.length} pages`);
      views[side] = await photographSite(site, pages, side, now).finally(() => site.stop());
      takeVariants(join(folder, side), kept);
      removeRevision(join(folder, side));
    }
    const seen = await writePictures(out, pages, views.before, views.after);
    return write({ version: 1, base, head, pages: seen, left: [...left], ...shown });
  } finally {
    process.off('exit', end);
    end();
  }
}

function dispose(folder: string): void {
  for (const side of ['before', 'after']) removeRevision(join(folder, side));
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** A free port of this machine; both builds are served there, as built pages name their address. */
async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address === 'object' && address) return address.port;
  throw new Refusal('No port is free on this machine.');
}
