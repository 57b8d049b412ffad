import { describe, expect, test } from 'vitest';
import { linkedLegalTexts } from '@/site/legal';
import { legalTextsOf } from '@/tools/content/explain/sample-documents';
import { check } from './fixture';

const path = 'content/legal/privacy.mdx';
const texts = legalTextsOf(...linkedLegalTexts);
const change = (from: string | RegExp, to: string) => ({
  ...texts,
  [path]: texts[path]?.replace(from, to) ?? '',
});

describe('a legal text', () => {
  test('is accepted with its version and the day it holds from', async () => {
    expect(await check(texts)).toEqual([]);
  });

  test.each(['version', 'effectiveFrom'])('without %s is an error', async (field) => {
    expect(await check(change(new RegExp(`^${field}: .*\n`, 'm'), ''))).toMatchObject([
      { file: path, line: 2, column: 1, code: 'missing-field', field, fix: `Add ${field}.` },
    ]);
  });

  test.each(['1', 'v1.0', '1.0.0', '0.1'])('has no version called %s', async (version) => {
    expect(await check(change('version: "1.0"', `version: "${version}"`))).toMatchObject([
      { file: path, line: 5, column: 10, code: 'bad-format', field: 'version' },
    ]);
  });

  test.each(linkedLegalTexts)('that pages link to has to be there: %s', async (slug) => {
    const file = `content/legal/${slug}.mdx`;
    const { [file]: _, ...rest } = texts;
    expect(await check(rest)).toMatchObject([{ code: 'missing-legal-text', file, line: 1 }]);
  });
});
