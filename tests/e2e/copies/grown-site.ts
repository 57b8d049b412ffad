import { expect } from '@playwright/test';
import { run, serveBuild } from '../support/copy-commands';
import { copyProject, type ProjectCopy } from '../support/project-copy';

/** More than two pages of the blog. */
const articles = 55;
const wordsOfText = 400;
const syllables = 'ba ce di fo gu ha je ki lo mu na pe ri so tu va we xi yo zu'.split(' ');

/** A word that every made-up article has, and one that only one of them has. */
export const sharedWord = 'quarterdeck';
export const ownWord = (index: number) => `zq${spell(index + 100)}`;

/** Articles for a site that has grown; their texts are long enough that the search's index is in parts. */
export const madeUp = Array.from({ length: articles }, (_, index) => ({
  slug: `made-up-${index}`,
  title: `Made-up log ${spell(index * 7 + 50)} of day ${index + 1}`,
}));

export type GrownSite = { end: () => Promise<void> };

/** Builds and serves a copy of the fixture site with all these articles. */
export async function buildGrownSite(port: number): Promise<GrownSite> {
  // What was compiled need not be compiled again.
  const copy = copyProject({ built: true });
  const { folder } = copy;
  const env = { SITE_URL: `http://localhost:${port}` };
  writeArticles(copy);
  const { code, output } = await run({ command: ['npm', 'run', 'build', '--silent'], folder, env });
  expect(code, output).toBe(0);
  const mail = { MAIL_TRANSPORT: 'terminal', MAIL_TO: 'team@amberline.example' };
  const server = await serveBuild({ folder, port, env: { ...env, ...mail } });
  const end = async () => {
    await server.interrupt();
    copy.dispose();
  };
  return { end };
}

function writeArticles(copy: ProjectCopy): void {
  for (const [index, { slug, title }] of madeUp.entries())
    copy.write(`content/blog/${slug}.mdx`, articleText(index, title));
}

function articleText(index: number, title: string): string {
  const day = String((index % 28) + 1).padStart(2, '0');
  const text = Array.from({ length: wordsOfText }, (_, place) => spell(index * 311 + place * 17));
  return `---
title: "${title}"
description: "An entry of a ship’s log, made up to see a long list of articles: number ${index + 1} of them all."
author: tom-pine
image:
  src: /images/examples/cover-1.webp
  alt: "A lighthouse"
publishedAt: "2025-0${(index % 9) + 1}-${day}T09:00:00+01:00"
tags: [tooling]
---

## What was seen

The ${sharedWord} and ${ownWord(index)}.

${text.join(' ')}.
`;
}

function spell(number: number): string {
  let word = '';
  for (let rest = number + 400; rest > 0; rest = Math.floor(rest / 20))
    word += syllables[rest % 20];
  return word;
}
