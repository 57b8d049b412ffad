import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { chromium } from './src/tools/chromium';
import { contentUrl, isQuick, ports, siteUrl } from './tests/e2e/support/addresses';
import { fixtureSite } from './tests/e2e/support/fixture-site';
import { quickJourneys } from './tests/run/quick-journeys';

/** A built site (`npm run fixtures`, `npm run build`) with what it needs to send mail and count; none where nothing is built. */
const serve = (url: string, folder: string) =>
  existsSync(`${folder}/.next/BUILD_ID`)
    ? [
        {
          command: `npm start --silent -- --port ${new URL(url).port}`,
          cwd: folder,
          url,
          env: {
            SITE_URL: url,
            RESEND_API_KEY: 're_local',
            MAIL_TO: 'team@amberline.example',
            RESEND_BASE_URL: `http://127.0.0.1:${ports.resend}`,
            ...(!isQuick && {
              UPSTASH_REDIS_REST_URL: `http://127.0.0.1:${ports.redis}`,
              UPSTASH_REDIS_REST_TOKEN: 'local-token',
            }),
            NEXT_TELEMETRY_DISABLED: '1',
          },
        },
      ]
    : [];

/** Built sites beside a mail stand-in and a real Redis, seen through Debian's Chromium. */
export default defineConfig({
  testDir: 'tests',
  // For machines that stand still now and then; what is slow is measured by the benchmarks.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  // One more than a small machine has processors: tests wait for a sixth of their time.
  workers: 3,
  forbidOnly: true,
  retries: 0,
  // `npm test` asks for failures only, and for a report.
  reporter: process.env.TEST_REPORT ? './tests/run/browser-reporter.ts' : 'list',
  outputDir: 'test-results/browser',
  use: {
    // A trace of every test costs a sixth of the time: ask for it with --trace on.
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: chromium.path, args: chromium.flags },
  },
  projects: [
    // The main job of each kind of user, through the fixture site; the longest first, or it would be waited for.
    { name: 'quick-preview', testMatch: 'e2e/previews/*.spec.ts', grep: quickJourneys },
    {
      name: 'quick',
      testMatch: ['e2e/*.spec.ts', 'e2e/content/*.spec.ts'],
      grep: quickJourneys,
      use: { baseURL: siteUrl },
    },
    // Journeys go through the fixture site and may name its documents.
    { name: 'site', testMatch: 'e2e/*.spec.ts', use: { baseURL: siteUrl } },
    // What holds for every page there is, whatever content/ has: nothing is named or counted.
    { name: 'content', testMatch: 'e2e/content/*.spec.ts', use: { baseURL: contentUrl } },
    // The demo's content against its specification; goes with the demo.
    { name: 'demo', testMatch: 'demo/*.spec.ts', use: { baseURL: contentUrl } },
    // All share one `npm run dev`.
    {
      name: 'previews',
      testMatch: 'e2e/previews/*.spec.ts',
      dependencies: ['site', 'content'],
      workers: 1,
    },
    // These build and serve copies of the fixture site: after the others, whose patience is shorter.
    {
      name: 'copies',
      testMatch: 'e2e/copies/*.spec.ts',
      dependencies: ['site', 'content'],
      // Each of these keeps more than one processor busy.
      workers: 2,
    },
  ],
  webServer: [
    {
      command: `npx tsx tests/mocks/serve.ts ${isQuick ? '' : `--redis ${ports.redis}`} --resend ${ports.resend}`,
      url: `http://127.0.0.1:${ports.resend}/__mails`,
    },
    ...serve(siteUrl, fixtureSite),
    ...(isQuick ? [] : serve(contentUrl, process.cwd())),
  ],
});
