import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkContent } from '@/tools/content/check';
import { writeCorpus } from '../../bench/corpus';

test('the content made up for measuring follows the schemas', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'corpus-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeCorpus(folder, 3);
  const [root, publicDir] = [join(folder, 'content'), join(folder, 'public')];
  expect(await checkContent({ root, publicDir })).toEqual([]);
});
