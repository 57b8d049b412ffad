import { describe, expect, test } from 'vitest';
import { at, config } from './support/config-text';
import { load } from './support/project';

describe('doubts about a config are warnings', () => {
  test.each<[name: string, text: string, said: string, nearest: string | undefined]>([
    [
      'an option of a field',
      config({ post: "fields: { title: { type: 'string', requird: true } }," }),
      at('5:38 unknown-option fields.title.requird'),
      'required',
    ],
    [
      'an option of a type',
      config({ post: "filePathPatern: '*.md'," }),
      at('5:3 unknown-option filePathPatern'),
      'filePathPattern',
    ],
    [
      'an option of the source',
      config({ source: 'contentDirInclud: [],' }),
      at('9:3 unknown-option contentDirInclud'),
      'contentDirInclude',
    ],
    [
      'a default outside its options',
      config({ post: "fields: { a: { type: 'enum', options: ['b'], default: 'c' } }," }),
      at('5:48 wrong-default fields.a.default'),
      undefined,
    ],
    [
      'a list of several types that are no groups',
      config({
        post: "fields: { a: { type: 'list', of: [{ type: 'string' }, { type: 'number' }] } },",
      }),
      at('5:32 unusable-item fields.a.of'),
      undefined,
    ],
    [
      'an embedded document in a list',
      config({ post: "fields: { a: { type: 'list', of: { ...Post, embedDocument: true } } }," }),
      at('5:32 embedded-list fields.a.of'),
      undefined,
    ],
    [
      'a folder that is not there',
      config({ source: "contentDirPath: 'nowhere'," }),
      at('9:3 missing-folder contentDirPath'),
      undefined,
    ],
    [
      'a small letter',
      config({ post: "name: 'post'," }),
      at('5:3 small-type-name name'),
      undefined,
    ],
  ])('%s', async (_, text, said, nearest) => {
    const loaded = await load(text);
    expect(loaded.said).toEqual([said]);
    expect(loaded.findings[0]?.level).toBe('warning');
    expect(loaded.findings[0]?.nearest).toBe(nearest);
    expect(loaded.config).toBeDefined();
  });
});

describe('what is not supported is refused with a reason', () => {
  test.each<[text: string, said: string]>([
    [config({ source: 'syncFiles: async () => {},' }), at('9:3 refused-option syncFiles')],
    [
      config({ source: 'experimental: { enableDynamicBuild: true },' }),
      at('9:19 refused-option experimental.enableDynamicBuild'),
    ],
    [
      config({ source: 'extensions: { stackbit: {} },' }),
      at('9:17 refused-option extensions.stackbit'),
    ],
    [
      config({ source: "mdx: { bundleDirectory: 'a' }," }),
      at('9:10 refused-option mdx.bundleDirectory'),
    ],
    [
      config({ source: "mdx: { jsxConfig: { jsxRuntime: { package: 'hono/jsx' } } }," }),
      at('9:10 refused-option mdx.jsxConfig'),
    ],
    [
      "import { makeSource } from 'contentlayer2/source-remote-files';\nexport default makeSource({});",
      at('1:29 refused-option'),
    ],
  ])('%s', async (text, said) => {
    const { findings, ...loaded } = await load(text);
    expect(loaded.said).toEqual([said]);
    expect(findings[0]?.level).toBeUndefined();
    expect(findings[0]?.expected).toMatch(/: /);
    expect(loaded.config).toBeUndefined();
  });

  test('but the JSX of React is no other', async () => {
    const { said } = await load(
      config({ source: "mdx: { jsxConfig: { jsxRuntime: { package: 'react/jsx-runtime' } } }," }),
    );
    expect(said).toEqual([]);
  });
});
