import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runStrata } from '../build/support/site';
import { copySite, type FileTree, readSite, runContentlayer } from '../output/support/project';
import { compareTrees, type TreeComparison } from './compare-trees';

/** What strata and contentlayer2 make otherwise of one site. */
export interface Comparison extends TreeComparison {
  /** What strata said while it built. */
  readonly said: string;
  /** What `strata verify` said: it compares each body with mdx-bundler's once more. */
  readonly verified: string;
}

export interface Site {
  readonly folder: string;
  /** Its `node_modules`. */
  readonly packages: string;
}

/**
 * Builds copies of a site's folder with contentlayer2 and with strata, and compares their outputs file by file; code of
 * bodies by what it renders. `strata verify` compares the bodies, too. `askTheirs` returns what contentlayer2 makes.
 */
export async function compareSite(
  site: Site,
  askTheirs: (folder: string) => FileTree | Promise<FileTree> = () => buildTheirs(site),
): Promise<Comparison> {
  const theirs = await askTheirs(site.folder);
  return inCopy(site, async (folder) => {
    const { said } = await runStrata(folder, 'build');
    const verified = (await runStrata(folder, 'verify')).said;
    return { ...compareTrees(readSite(folder), theirs), said, verified };
  });
}

function buildTheirs(site: Site): Promise<FileTree> {
  return inCopy(site, async (folder) => {
    runContentlayer(folder, process.env);
    return readSite(folder);
  });
}

async function inCopy<T>({ folder, packages }: Site, work: (copy: string) => Promise<T>) {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'strata-compare-')));
  try {
    copySite(folder, copy, packages);
    return await work(copy);
  } finally {
    rmSync(copy, { recursive: true });
  }
}
