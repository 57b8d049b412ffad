import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** What answers requests: these tests remember between requests, and run on every Node we support. */
const serverTests = ['tests/unit/{booking,contact,process,server}/*.test.ts'];

/** Tests that start processes, compile whole sites or wait; the quick run leaves them out. */
const slow = process.env.TEST_RUN === 'quick' ? ['**/*.slow.test.ts'] : [];

export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  test: {
    // One more than there are processors: tests wait for the processes they start.
    maxWorkers: availableParallelism() + 1,
    restoreMocks: true,
    unstubEnvs: true,
    projects: [
      { extends: true, test: { name: 'server', include: serverTests, exclude: slow } },
      {
        extends: true,
        test: {
          name: 'strata',
          include: ['packages/strata/tests/**/*.test.ts'],
          exclude: slow,
          isolate: false,
        },
      },
      // The built site with everything it leans on, killed and failing; needs `npm run fixtures`.
      {
        extends: true,
        test: {
          name: 'faults',
          include: ['tests/faults/*.test.ts'],
          testTimeout: 480_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
      // Facts of the demo's content; `npm run test:demo` runs them, and they go with the demo.
      {
        extends: true,
        test: { name: 'demo', include: ['tests/demo/**/*.test.{ts,tsx}'], isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          exclude: [...serverTests, ...slow],
          // Nothing in these remembers anything: they share what they import, which halves their time.
          isolate: false,
        },
      },
    ],
  },
});
