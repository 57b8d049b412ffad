import { defineConfig } from '@playwright/test';
import { chromium } from './src/tools/chromium';
import { ports, siteUrl } from './tests/e2e/support/addresses';

/** The built site (`npm run build` first) beside a mail stand-in and a real Redis, seen through Debian's Chromium. */
export default defineConfig({
  testDir: 'tests/e2e',
  // For machines that stand still now and then; what is slow is measured by the benchmarks.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  reporter: [
    ['list'],
    [
      'json',
      { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? 'test-results/browser.json' },
    ],
  ],
  outputDir: 'test-results/browser',
  use: {
    baseURL: siteUrl,
    // A trace of every test costs a sixth of the time: ask for it with --trace on.
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: chromium.path, args: chromium.flags },
  },
  projects: [
    { name: 'site', testIgnore: 'copies/**' },
    // These build and serve copies of the project: after the others, whose patience is shorter.
    { name: 'copies', testMatch: 'copies/*.spec.ts', dependencies: ['site'] },
  ],
  webServer: [
    {
      command: `npx tsx tests/mocks/serve.ts --redis ${ports.redis} --resend ${ports.resend}`,
      url: `http://127.0.0.1:${ports.resend}/__mails`,
    },
    {
      command: `npm start --silent -- --port ${ports.site}`,
      url: siteUrl,
      env: {
        SITE_URL: siteUrl,
        RESEND_API_KEY: 're_local',
        MAIL_TO: 'team@amberline.example',
        RESEND_BASE_URL: `http://127.0.0.1:${ports.resend}`,
        UPSTASH_REDIS_REST_URL: `http://127.0.0.1:${ports.redis}`,
        UPSTASH_REDIS_REST_TOKEN: 'local-token',
        NEXT_TELEMETRY_DISABLED: '1',
      },
    },
  ],
});
