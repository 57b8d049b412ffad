import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Finding, openProject, readSession, startSession } from '@amberline/strata';
import { siteTime } from '@/site/clock.mjs';
import type { Locale } from '@/site/locales';
import type { ContentState } from '../compile/content';
import { defineInspector } from '../compile/inspector';
import type { DocumentFacts } from '../content/document-facts';
import type { ContentFile } from '../content/files';
import { checkLinks } from '../content/links';
import { checkPictures } from '../content/picture-findings';
import { checkPublicFiles } from '../content/pointers';
import { byLevel } from '../content/report';
import { indexSite, knownPaths } from '../content/site-index';

/** What was tried, under a name: compiled where nothing in it is an error. */
interface Tried {
  readonly name: string;
  readonly code?: string;
  readonly findings: readonly Finding[];
}

const id = 'blog/try-out.mdx';
const publicDir = resolve('public');

/** The fields an article has to have; what is tried starts on the first line after them. */
const fields = (locale: Locale) => `---
title: "Tried out"
description: "What someone types into the field of the style guide, compiled as an article is."
lang: ${locale}
author: nobody
image: { src: /none.webp, alt: "None" }
publishedAt: "2026-01-01T00:00:00Z"
tags: [react]
---
`;
const above = fields('en').split('\n').length - 1;

/** How many compiled texts are kept: a page asks for one by its name a moment later. */
const kept = 50;

/**
 * Opens what checks and compiles MDX by the rules of articles, links and pictures held against the site as it is. What
 * has an error is not compiled, so nothing in it ever runs.
 */
export function openTryOut(state: () => ContentState | undefined) {
  let opened: ReturnType<typeof openFolder> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const tryOne = async ({ mdx, locale }: { mdx: string; locale: Locale }): Promise<Tried> => {
    opened ??= openFolder();
    const { path, session } = await opened;
    const name = createHash('sha256').update(`${locale}\n${mdx}`).digest('hex').slice(0, 16);
    if (!session) return { name, findings: [] };
    writeFileSync(path, `${fields(locale)}${mdx}\n`);
    const reading = await readSession(session, { isStored: false, changed: new Set([id]) });
    const facts = session.documents.get(id)?.document.facts as DocumentFacts;
    const findings = [...facts.findings, ...(await holdAgainstSite(facts, path, locale))]
      .filter(({ line, code }) => line > above || code === 'empty-body')
      .map((finding) => ({
        ...finding,
        file: 'your text',
        line: Math.max(1, finding.line - above),
      }));
    const { code } = Object(reading.published.get(id)?.body);
    const isGood = byLevel(findings).errors.length === 0 && typeof code === 'string';
    if (isGood) keep(name, code);
    return { name, findings, ...(isGood && { code }) };
  };
  const holdAgainstSite = async (facts: DocumentFacts, path: string, locale: Locale) => {
    const documents = [...(state()?.documents.values() ?? [])];
    const index = indexSite(documents, { knownPaths, publicDir });
    const file: ContentFile = {
      path,
      shown: 'your text',
      collection: 'blog',
      slug: 'try-out',
      locale,
    };
    const body = { ...facts, images: facts.images.filter(({ field }) => field === undefined) };
    return [
      ...checkLinks({ file, facts: body }, index, siteTime()),
      ...checkPublicFiles({ file, facts: body }, index),
      ...(await checkPictures(body, publicDir)),
    ];
  };
  const codes = new Map<string, string>();
  const keep = (name: string, code: string) => {
    codes.delete(name);
    codes.set(name, code);
    const [oldest] = codes.keys();
    if (codes.size > kept && oldest !== undefined) codes.delete(oldest);
  };
  return {
    tryMdx(attempt: { mdx: string; locale: Locale }): Promise<Tried> {
      const next = last.then(() => tryOne(attempt));
      last = next.catch(() => undefined);
      return next;
    },
    /** The compiled text of this name; without `code` where it is not kept. */
    recall: (name: string): { code?: string } => {
      const code = codes.get(name);
      return code === undefined ? {} : { code };
    },
  };
}

/** A content folder of one document, outside the project and away with the process. */
async function openFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'try-out-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const root = join(folder, 'content');
  mkdirSync(join(root, 'blog'), { recursive: true });
  const { project } = await openProject({ contentDir: root, inspector: defineInspector(root) });
  return { path: join(root, id), session: project && startSession(project) };
}
