import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { folders } from '@/schema';
import { type CheckCache, checkContent } from '@/tools/content/check';
import { article, sampleSite } from '@/tools/content/explain/sample-site';
import { stampSamples } from '@/tools/content/explain/stamp-samples';
import type { Finding } from '@/tools/content/findings';

export { article, polish } from '@/tools/content/explain/sample-site';

/** Another article, in which nothing is that of the first. */
export const another = article
  .replace('A title', 'Another title')
  .replace('A description', 'Another description');

export const caseStudy = `---
name: "Product"
kind: Web Application
description: "What it is about, in a sentence that is long enough."
order: 1
image: { src: /images/cover.webp, alt: "A cover" }
teamShares:
  - { name: "Dev", hours: 60, color: [1, 2, 3] }
  - { name: "QA", hours: 40, color: [4, 5, 6] }
technologies: [react]
sliderImages: []
processSteps:
  - { id: product-backlog, icon: layers, header: "H", description: "D", content: { header: "H", body: "B" } }
  - { id: sprint-backlog, icon: layers, header: "H", description: "D", content: { header: "H", body: "B" } }
  - { id: weekly-sprint, icon: layers, header: "H", description: "D", content: { header: "H", body: "B" } }
  - { id: shippable-increment, icon: layers, header: "H", description: "D", content: { header: "H", body: "B" } }
  - { id: product, icon: layers, header: "H", description: "D", content: { header: "H", body: "B" } }
reasons: ["One"]
strategy: "A plan."
crucialAreas:
  - { id: area, header: "H", icon: layers, body: "B" }
gains: [{ text: "One" }]
testimonial: { author: "Somebody", text: "Good." }
contactPerson: lucja-wojcik
---

Story.
`;

export const service = `---
title: "Service"
description: "What it is about, in a sentence that is long enough."
order: 1
hero: { headline: "H", description: "D" }
image: { src: /images/cover.webp, alt: "A cover" }
elements: []
faq:
  - { question: "Q1", answer: "A" }
  - { question: "Q2", answer: "A" }
  - { question: "Q3", answer: "A" }
  - { question: "Q4", answer: "A" }
---

Text.
`;

type Files = Record<string, string | Buffer | undefined>;

/** Writes the valid site with `changes` (undefined leaves a file out) into a folder of its own. */
export function writeSite(changes: Files = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of folders) mkdirSync(join(folder, 'content', name), { recursive: true });
  for (const [name, text] of Object.entries({ ...sampleSite, ...changes })) {
    if (typeof text !== 'string' && !Buffer.isBuffer(text)) continue;
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

/** Checks the site in a folder, its translations stamped. */
export async function checkSite(folder: string, cache?: CheckCache): Promise<Finding[]> {
  await stampSamples(join(folder, 'content'));
  return checkContent({
    root: join(folder, 'content'),
    publicDir: join(folder, 'public'),
    knownPaths: ['/', '/contact', '/blog', '/faq'],
    ...(cache && { cache }),
  });
}

/** Checks the valid site with changes. */
export function check(changes: Files): Promise<Finding[]> {
  return checkSite(writeSite(changes));
}

/** Checks the valid site with its article changed by one replacement, which must apply. */
export function checkArticle(from: string | RegExp, to: string): Promise<Finding[]> {
  return check({ 'content/blog/first.mdx': replaceOnce(article, from, to) });
}

/** Checks the valid site with this body under the article's fields; it starts on line 13. */
export function checkBody(body: string, changes: Files = {}): Promise<Finding[]> {
  return check({ 'content/blog/first.mdx': article.replace('Text.\n', body), ...changes });
}

export function replaceOnce(text: string, from: string | RegExp, to: string): string {
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`nothing to replace: ${from}`);
  return changed;
}
