// @ts-check
import { below, belowRules } from './below.mjs';
import { pickRules } from './first-rules.mjs';
import { requoteData } from './hydration-data.mjs';
import { policyOf } from './page-policy.mjs';

/** @typedef {import('./parts.mjs').Parts} Parts */

/** What Next and React write into the head. */
const link = /<link rel="stylesheet" href="([^"]+)" data-precedence="next"\/>/g;
const firstLink = /<link rel="stylesheet"/;
const script = /<script src="([^"]+)" async=""><\/script>/g;
/** Only for browsers without modules. They do not know `@layer` either, so most of the site's sheet does nothing there. */
const polyfills = /<script src="[^"]*" noModule=""><\/script>/g;
const hint = /<link rel="preload" as="script"[^>]*>/g;
const viewport = /<meta name="viewport"[^>]*>/;
const picture = /<link rel="preload"(?=[^>]* as="image")(?=[^>]* fetchPriority="high")[^>]*>/g;

/** What Next adds to the address of a file where a host names its releases (`deploymentId`; Vercel does). */
const release = /\?dpl=[\w-]+$/;

/**
 * Returns a rendered page as it is served, with its Content-Security-Policy: the rules of its first screen stand in it,
 * and scripts and sheets come after the first paint. A page that is finished, or asks for a sheet that is not known,
 * stays as it is.
 * @param {string} rendered
 * @param {Parts} parts
 */
export function finishPage(rendered, parts) {
  const html = reorder(rendered, parts);
  return { html, policy: policyOf(html) };
}

/**
 * @param {string} html
 * @param {Parts} parts
 */
function reorder(html, { sheets, start, presses }) {
  const addresses = [...html.matchAll(link)].map(([, address = '']) => address);
  const known = addresses.map((address) => sheets[address.replace(release, '')] ?? []);
  if (known.length === 0 || known.some((sheet) => sheet.length === 0)) return html;
  const [named = ''] = addresses[0]?.match(release) ?? [];
  const scripts = [presses + named, ...[...html.matchAll(script)].map(([, address]) => address)];
  const rules = pickRules(known.flat(), html);
  const later = `<noscript>${addresses.map((href) => `<link rel="stylesheet" href="${href}"/>`).join('')}</noscript>`;
  // The largest picture is asked for first. The viewport comes before it: by its width, phones choose the file.
  const first = [html.match(viewport)?.[0], ...(html.match(picture) ?? [])].join('');
  return (
    requoteData(html)
      .replace(viewport, '')
      .replaceAll(picture, '')
      .replace('<link', () => `${first}<link`)
      .replaceAll(polyfills, '')
      .replaceAll(hint, '')
      .replaceAll(script, '')
      .replaceAll(link, (whole) => whole.replace('/>', ' disabled=""/>'))
      // The sheet comes after the first rules, so it overrides them once it has loaded.
      .replace(firstLink, (whole) => `<style data-first-rules="">${rules}</style>${whole}`)
      .replace(
        '</head>',
        () =>
          `<style>${belowRules}</style>${later}<script>${start}(${JSON.stringify(scripts)},${JSON.stringify(below)})</script></head>`,
      )
  );
}
