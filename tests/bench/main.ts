/**
 * `npm run bench lighthouse [-- /path …]`, `npm run bench javascript [-- /path …]`,
 * `npm run bench content [-- 100 1000 --only strata]`, `npm run bench growth [-- 0 1000]`, `npm run bench pictures`,
 * `npm run bench search [-- 60 1000 5000 10000]`, `npm run bench preview [-- 100 1000]`.
 * Measures the built site (`npm run build` first) and a blank page of the same Next in the same run: on a shared
 * machine, only such comparisons mean anything. Prints tables; asserts nothing.
 */
import { benchContent } from './content';
import { benchGrowth } from './growth';
import { benchJavaScript } from './javascript';
import { benchLighthouse } from './lighthouse';
import { benchPictures } from './pictures';
import { benchPreview } from './preview';
import { benchSearch } from './search';

const benches: Record<string, (args: string[]) => Promise<void>> = {
  content: benchContent,
  growth: benchGrowth,
  lighthouse: benchLighthouse,
  javascript: benchJavaScript,
  pictures: benchPictures,
  preview: benchPreview,
  search: benchSearch,
};

const [name = '', ...args] = process.argv.slice(2);
const bench = benches[name];
if (!bench) {
  console.error(`Say which: ${Object.keys(benches).join(', ')}`);
  process.exit(1);
}
try {
  await bench(args);
  process.exit(0);
} catch (error) {
  // Exiting here ends the servers too (`servers.ts`); an uncaught error would leave them running.
  console.error(error);
  process.exit(1);
}
