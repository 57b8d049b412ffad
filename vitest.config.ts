import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  test: {
    // Without it one processor is left free, which is half of a small machine.
    maxWorkers: '100%',
    restoreMocks: true,
    unstubEnvs: true,
    projects: [
      { extends: true, test: { name: 'server', include: ['tests/unit/server/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['tests/{unit,demo}/**/*.test.{ts,tsx}'],
          exclude: ['tests/unit/server/**'],
          // Nothing in these remembers anything: they share what they import, which halves their time.
          isolate: false,
        },
      },
    ],
  },
});
