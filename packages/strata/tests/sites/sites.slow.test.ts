import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { askContentlayer } from '../oracle/contentlayer';
import { repository } from '../output/support/project';
import { compareSite } from './compare-site';

/** Sites built as people build them with Contentlayer, and how many of their bodies take each way. */
const sites = [
  ['starter', '0 native, 0 bridged, 4 exact'],
  ['docs', '0 native, 2 bridged, 1 exact'],
  ['journal', '0 native, 2 bridged, 0 exact'],
] as const;

test.each(sites)(
  '%s is the site contentlayer2 builds',
  { timeout: 120_000 },
  async (name, ways) => {
    const folder = fileURLToPath(new URL(`../fixtures/${name}`, import.meta.url));
    const site = { folder, packages: `${repository}/node_modules` };
    const { said, verified, differences } = await compareSite(site, askContentlayer);
    expect(differences, said).toEqual([]);
    expect(said).toContain(`bodies: ${ways}`);
    expect(verified).toContain('0 differ');
  },
);
