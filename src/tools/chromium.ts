/**
 * Switched off: the two windows below the address bar, which no test sees, would start a renderer in every new
 * context (0.8 s of processor time, more than a page). The last such flag counts, so the others repeat what
 * Playwright and Lighthouse switch off and we need: calls home, and what would answer a page's request or paint.
 */
const withoutFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'RenderDocument',
  'ThirdPartyStoragePartitioning',
  'Translate',
];

/** The browser that tests, measures and photographs: Debian's Chromium, with nothing that calls home while it runs. */
export const chromium = {
  path: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  flags: [
    '--headless=new',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${withoutFeatures.join(',')}`,
  ],
};
