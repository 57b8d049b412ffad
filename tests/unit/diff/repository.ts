import { listBlockers } from '@/tools/diff/attention';
import { diffProject } from '@/tools/diff/project-diff';
import { writeJson } from '@/tools/diff/report/json';
import { writeMarkdown } from '@/tools/diff/report/markdown';
import { openRepository as open } from '../support/repository';

/** The time of all these comparisons: after the fixture documents, but for those of 2099. */
export const now = Date.parse('2026-11-01T12:00:00Z');

type Asked = { base?: string; head?: string; at?: number; site?: string };

/** A project in a repository of its own: the fixture documents with the site's code and messages, committed on main. */
export function openRepository() {
  const parts = ['tests/fixtures/content', 'tests/fixtures/public', 'messages', 'src'];
  const repository = open('diff', parts);
  return {
    ...repository,
    async diff({ site, at = now, ...asked }: Asked = {}) {
      const diff = await diffProject({ folder: repository.folder, at, ...asked });
      return {
        markdown: writeMarkdown(diff, site),
        json: JSON.parse(writeJson(diff, site)),
        isBlocked: listBlockers(diff).length > 0,
      };
    },
  };
}
