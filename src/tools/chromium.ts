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
  ],
};
