import { stdout } from 'node:process';
import { findWrongMoment, siteTime } from '@/site/clock.mjs';
import { wrongUse } from '../refusal';
import { readArguments } from './arguments';
import { listBlockers } from './attention';
import { diffProject } from './project-diff';
import { writeJson } from './report/json';
import { writeMarkdown } from './report/markdown';

/** Compares, prints, and returns the exit code: 1 where something must not go live. */
export async function runDiff(words: readonly string[]): Promise<0 | 1> {
  const wrong = findWrongMoment();
  if (wrong) throw wrongUse(wrong);
  const { base, head, at, site, isJson } = readArguments(words, siteTime());
  const diff = await diffProject({ folder: process.cwd(), base, head, at });
  stdout.write(isJson ? writeJson(diff, site) : writeMarkdown(diff, site));
  return listBlockers(diff).length > 0 ? 1 : 0;
}
