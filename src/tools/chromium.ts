/**
 * Features that are switched off. The first two are windows below the address bar, which no test sees: they would start
 * a renderer in every new context (0.8 s of processor time, more than a page). Chromium uses only the last such flag,
 * so the list also repeats the features that Playwright and Lighthouse switch off and we need off: calls home, and
 * features that would answer a page's request or paint.
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

/** The browser for tests, measurements and screenshots: Debian's Chromium, without anything that calls home. */
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
