/**
 * `npx tsx packages/strata/tests/sites/main.ts FOLDER`: builds a Contentlayer site, with its packages installed, by
 * contentlayer2 and by strata, and says where the outputs differ. The folder stays as it is.
 */
import { join, resolve } from 'node:path';
import { compareSite } from './compare-site';

const [folder = '.'] = process.argv.slice(2);
const site = resolve(folder);
try {
  const { said, verified, differences, bodies } = await compareSite({
    folder: site,
    packages: join(site, 'node_modules'),
  });
  console.log([said.trim(), verified.trim(), ...differences].join('\n'));
  console.log(`${bodies} bodies render alike; ${differences.length} differences.`);
  process.exitCode = differences.length === 0 ? 0 : 1;
} catch (error) {
  const { stdout, message } = Object(error);
  console.error(stdout ?? message);
  process.exitCode = 1;
}
