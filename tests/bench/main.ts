/**
 * `npm run bench lighthouse [-- /path …]`, `npm run bench javascript [-- /path …]`,
 * `npm run bench content [-- 100 1000 --only strata]`, `npm run bench growth [-- 0 1000]`, `npm run bench pictures`,
 * `npm run bench diff [-- 100 1000 10000]`, `npm run bench writers [-- 100 1000 10000]`,
 * `npm run bench visits [-- /path … --beside FOLDER]`, `npm run bench fonts [-- /path …]`, `npm run bench load [-- --minutes 5]`, `npm run bench search [-- 60 1000 5000 10000]`, `npm run bench preview [-- 100 1000]`.
 * Measures the built site (`npm run build` first) and a blank page of the same Next in the same run: on a shared
 * machine, only such comparisons mean anything. Prints tables; asserts nothing.
 */
import { argv } from 'node:process';

type Bench = (args: string[]) => Promise<void>;

/** Each is loaded by itself: some read content that has to be compiled, others build a copy that compiles its own. */
const benches: Record<string, () => Promise<Bench>> = {
  content: async () => (await import('./content')).benchContent,
  diff: async () => (await import('./diff')).benchDiff,
  growth: async () => (await import('./growth')).benchGrowth,
  lighthouse: async () => (await import('./lighthouse')).benchLighthouse,
  fonts: async () => (await import('./fonts')).benchFonts,
  load: async () => (await import('./load/main')).benchLoad,
  javascript: async () => (await import('./javascript')).benchJavaScript,
  pictures: async () => (await import('./pictures')).benchPictures,
  preview: async () => (await import('./preview')).benchPreview,
  search: async () => (await import('./search')).benchSearch,
  visits: async () => (await import('./visits')).benchVisits,
  writers: async () => (await import('./writers')).benchWriters,
};

const [name = '', ...args] = argv.slice(2);
const load = benches[name];
if (!load) {
  console.error(`Say which: ${Object.keys(benches).join(', ')}`);
  process.exit(1);
}
try {
  const bench = await load();
  await bench(args);
  process.exit(0);
} catch (error) {
  // Exiting here ends the servers too (`servers.ts`); an uncaught error would leave them running.
  console.error(error);
  process.exit(1);
}
