// @ts-check

/**
 * Makes Markdown of others harmless: it calls no one, shows no picture, links nowhere but to the site, and ends where it
 * ends. Most of it is done with a space of no width, which is invisible in text as in code. Node runs this file as it
 * stands.
 */
const gap = '\u200b';

/** Characters that turn text round, and those that no text has. */
const strange = /[^\P{Cc}\n\t]|\p{Bidi_Control}|\ufeff/gu;
const tag = /<\/?(?:details|summary|del|ins|sub)>|<(?:details open|br)>/g;
/** Languages GitHub only colours; others (mermaid, math) it draws. */
const languages = new Set(['', 'diff', 'html', 'json', 'md', 'mdx', 'text', 'ts', 'tsx', 'yaml']);

/**
 * @param {string} text Markdown from anywhere
 * @param {string} [site] the origin links may lead to, without a slash at its end
 * @returns {string}
 */
export function defuse(text, site) {
  /** @type {string[]} */
  const lines = [];
  /** @type {string[]} */
  const prose = [];
  /** @type {string | undefined} */
  let fence;
  for (const line of text.replaceAll('\r\n', '\n').replace(strange, '').split('\n')) {
    if (fence !== undefined) {
      lines.push(line);
      if (isClosing(line, fence)) fence = undefined;
      continue;
    }
    const [, opening, language = ''] = /^(`{3,}|~{3,})([^`\s]*)[^`]*$/.exec(line) ?? [];
    if (opening !== undefined) {
      fence = opening;
      lines.push(opening + (languages.has(language) ? language : ''));
    } else {
      const safe = defuseLine(line, site);
      lines.push(...safe);
      prose.push(...safe);
    }
  }
  if (fence !== undefined) lines.push(fence);
  return [...lines, ...closeTags(prose)].join('\n');
}

/**
 * @param {string} line
 * @param {string} fence
 */
function isClosing(line, fence) {
  const [, closing] = /^ {0,3}(`+|~+)\s*$/.exec(line) ?? [];
  return closing?.[0] === fence[0] && (closing?.length ?? 0) >= fence.length;
}

/**
 * @param {string} line
 * @param {string | undefined} site
 * @returns {string[]} with an empty line after tags: only there do blocks of HTML end
 */
function defuseLine(line, site) {
  const parts = line.split(tag);
  const tags = line.match(tag) ?? [];
  const safe = parts.map((part) => defuseText(part, site));
  const whole = safe.map((part, index) => part + (tags[index] ?? '')).join('');
  return /<\/?(?:details|summary)/.test(tags.join('')) ? [whole, ''] : [whole];
}

/**
 * @param {string} text
 * @param {string | undefined} site
 */
function defuseText(text, site) {
  const isOurs = (/** @type {string} */ rest) =>
    site !== undefined && (rest.startsWith(`${site}/`) || rest.startsWith(`${site})`));
  return (
    text
      .replace(/<(?=[a-z/!?])/gi, `<${gap}`)
      // `&#64;` is an @, too.
      .replace(/&(?!(?:amp|lt|gt|quot|nbsp|#39);)(?=#|\w+;)/g, `&${gap}`)
      .replace(/@(?=[\w-])/g, `@${gap}`)
      .replace(/#(?=\d)/g, `#${gap}`)
      .replace(/\bGH-(?=\d)/gi, `GH${gap}-`)
      .replace(/github\.com(?=\/)/gi, `github.com${gap}`)
      .replace(/!(?=\[)/g, `!${gap}`)
      .replace(/\](?=:)/g, `]${gap}`)
      .replace(/\[(?=\^|[ x]\])/gi, `[${gap}`)
      .replace(/\]\(/g, (link, at, all) => (isOurs(all.slice(at + 2)) ? link : `]${gap}(`))
      .replace(/`{3,}|~{3,}|\${2,}/g, (run) => [...run].join(gap))
  );
}

/**
 * Closes every tag that was opened, also one that is closed already: GitHub drops a closing tag too many.
 * @param {readonly string[]} lines those outside of code
 * @returns {string[]}
 */
function closeTags(lines) {
  const opened = [...lines.join('\n').matchAll(/<(details|summary|del|ins|sub)(?: open)?>/g)];
  return opened.length === 0
    ? []
    : [
        '',
        opened
          .map(([, name]) => `</${name}>`)
          .reverse()
          .join(''),
      ];
}
