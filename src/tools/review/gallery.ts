import { escapeHtml } from '../../rules/escape-html';
import { writeTime } from '../diff/report/text';
import type { Photographed, PictureList } from './read-results';

/** What became of a page, in words. */
export const stateWords: Readonly<Record<Photographed['state'], string>> = {
  changed: 'changed',
  same: 'looks the same',
  new: 'new',
  gone: 'gone',
  unknown: 'an unknown address before and after (not public yet?)',
  failed: 'could not be taken',
};

/** Says at which moment the pictures show the site. */
export const momentWords = (at: string): string =>
  `Both sides are shown as the site is on ${writeTime(at) ?? at}.`;

/** Why there are no pictures, by the side that could not be built. */
export const failureWords = {
  before: 'The site as it was cannot be built, so there is nothing to compare with.',
  after: 'The site cannot be built with this change.',
} as const satisfies Record<NonNullable<PictureList['failure']>['side'], string>;

/** Writes the page that shows all pictures; it works from a folder and asks for nothing but the pictures beside it. */
export function writeGallery({ base, head, pages, left, at, failure }: PictureList): string {
  const differing = pages.filter(({ widths }) => widths.some(({ state }) => state !== 'same'));
  const same = pages.filter((page) => !differing.includes(page)).map(({ address }) => address);
  const links = differing.map(
    ({ address }, index) => `<li><a href="#page-${index}">${escapeHtml(address)}</a></li>`,
  );
  const sections = differing.map(
    ({ address, widths }, index) =>
      `<section id="page-${index}"><h2>${escapeHtml(address)}</h2>${widths.map(writeWidth).join('')}</section>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Before and after</title>
<style>${style}</style>
</head>
<body>
<h1>Before and after</h1>
<p>Left: before (${escapeHtml(base.slice(0, 12))}). Right: after (${escapeHtml(head.slice(0, 12))}).
<mark class="before">Gone or as it was</mark> <mark class="after">New or as it is</mark>
A dark band stands for a long part that is the same. A picture opens in its full size.</p>
${at ? `<p>${escapeHtml(momentWords(at))}</p>` : ''}
${failure ? `<p>${failureWords[failure.side]}</p><pre>${escapeHtml(failure.why)}</pre>` : ''}
${links.length > 1 ? `<ul>${links.join('')}</ul>` : ''}
${list('These look the same', same)}
${list('Not taken', left)}
${sections.join('\n')}
<script>${script}</script>
</body>
</html>
`;
}

const list = (name: string, addresses: readonly string[]): string =>
  addresses.length === 0 ? '' : `<p>${name}: ${addresses.map(escapeHtml).join(', ')}</p>`;

function writeWidth({ width, state, folder, why }: Photographed): string {
  const head = `<h3>${width} px: ${stateWords[state]}${why ? `: ${escapeHtml(why)}` : ''}</h3>`;
  if (folder === undefined) return head;
  const path = (name: string) => `${escapeHtml(folder)}/${name}.png`;
  const picture = (name: string, alt: string) =>
    `<img src="${path(name)}" alt="${alt}" loading="lazy">`;
  if (state === 'new') return `${head}${picture('after', 'The new page')}`;
  if (state === 'gone') return `${head}${picture('before', 'The page that is gone')}`;
  return `${head}<a href="${path('marked')}">${picture('marked', 'Before, left, and after, right; what changed is framed')}</a>
<details><summary>Slide one over the other</summary>
<label>After <input type="range" min="0" max="100" value="50"> before</label>
<div class="slide" style="width:${width}px">${picture('before', 'Before')}${picture('after', 'After')}</div>
</details>`;
}

const style = `
:root { color-scheme: light dark; }
body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 92rem; padding: 0 1rem; }
section { border-top: 1px solid; margin-top: 2rem; }
img { display: block; max-width: 100%; }
a img, section > img { border: 1px solid #8888; }
mark { color: #fff; padding: 0 .4em; white-space: nowrap; }
ul { columns: 20rem; }
p, h2 { overflow-wrap: anywhere; }
.before { background: #a94a00; }
.after { background: #0072b2; }
label { display: flex; gap: 1em; align-items: center; }
input { flex: 1; max-width: 30rem; }
.slide { position: relative; max-width: 100%; }
.slide img:last-child { position: absolute; inset: 0 auto auto 0; clip-path: inset(0 0 0 var(--at, 50%)); }
`;

const script = `
for (const range of document.querySelectorAll('input')) {
  const slide = range.closest('details').querySelector('.slide');
  range.addEventListener('input', () => slide.style.setProperty('--at', range.value + '%'));
}
`;
