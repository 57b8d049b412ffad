import { describe, expect, test } from 'vitest';
import { load } from './support/project';

/** A config with one type, whose parts are given. */
function config({ head = '', post = '', source = '' }): string {
  return `import { defineDocumentType, defineNestedType, makeSource } from 'contentlayer2/source-files';
${head}
const Post = defineDocumentType(() => ({
  name: 'Post',
  ${post}
}));
export default makeSource({
  contentDirPath: 'content', documentTypes: [Post],
  ${source}
});
`;
}

const at = (place: string) => `contentlayer.config.ts:${place}`;

describe('mistakes of a config are found at their line', () => {
  test.each<[name: string, text: string, ...said: string[]]>([
    [
      'a field type that does not exist',
      config({ post: "fields: { title: { type: 'string' }, body2: { type: 'text' } }," }),
      at('5:49 unknown-field-type fields.body2.type'),
    ],
    [
      'a field without a type',
      config({ post: 'fields: { title: { required: true } },' }),
      at('5:13 invalid-field fields.title'),
    ],
    [
      'an enum without options',
      config({ post: "fields: { kind: { type: 'enum' } }," }),
      at('5:13 invalid-field fields.kind.options'),
    ],
    [
      'a list of nothing',
      config({ post: "fields: { tags: { type: 'list' } }," }),
      at('5:13 invalid-field fields.tags.of'),
    ],
    [
      'a list of a type that does not exist',
      config({ post: "fields: { tags: { type: 'list', of: { type: 'text' } } }," }),
      at('5:35 unknown-field-type fields.tags.of'),
    ],
    [
      'a group of no type',
      config({ post: "fields: { seo: { type: 'nested', of: { title: 'string' } } }," }),
      at('5:36 invalid-field fields.seo.of'),
    ],
    [
      'a field in a list of fields',
      config({ post: "fields: [{ name: 'title', type: 'strng' }]," }),
      at('5:20 unknown-field-type fields.title.type'),
    ],
    [
      'a field after brackets in text and in comments',
      config({ post: "description: ')}', /* ]) */ fields: { title: { type: 'strng' } }," }),
      at('5:50 unknown-field-type fields.title.type'),
    ],
    [
      'a field of a constant',
      config({
        head: "const fields = {\n  title: { type: 'strnig' },\n};",
        post: 'fields: fields,',
      }),
      at('3:12 unknown-field-type fields.title.type'),
    ],
    [
      'a field of a nested type',
      config({
        head: "const Seo = defineNestedType(() => ({\n  name: 'Seo', fields: { title: { type: 'no' } },\n}));",
        post: "fields: { seo: { type: 'nested', of: Seo } },",
      }),
      at('3:35 unknown-field-type fields.title.type'),
    ],
    [
      'a type without a name',
      config({
        head: 'const Seo = defineDocumentType(() => ({ fields: {} }));',
        source: 'documentTypes: [Seo],',
      }),
      at('2:13 missing-name'),
    ],
    [
      'two document types with one name',
      config({
        head: "const Other = defineDocumentType(() => ({ name: 'Post' }));",
        source: 'documentTypes: [Post, Other],',
      }),
      at('2:43 duplicate-type name'),
    ],
    [
      'two nested types with one name',
      config({
        head: `const One = defineNestedType(() => ({ name: 'One', fields: { a: { type: 'string' } } }));
const Two = defineNestedType(() => ({ name: 'One', fields: { b: { type: 'string' } } }));`,
        post: "fields: { one: { type: 'nested', of: One }, two: { type: 'nested', of: Two } },",
      }),
      at('3:13 duplicate-type'),
    ],
    [
      'a document type and a nested type with one name',
      config({
        head: "const One = defineNestedType(() => ({ name: 'Post' }));",
        post: "fields: { one: { type: 'nested', of: One } },",
      }),
      at('3:14 duplicate-type'),
    ],
    [
      'a reference to a type of no documents',
      config({
        head: "const Author = defineDocumentType(() => ({ name: 'Author' }));",
        post: "fields: { by: { type: 'reference', of: Author } },",
      }),
      at('5:38 unknown-type fields.by.of'),
    ],
    [
      'nested types without names to choose from',
      config({
        head: 'const One = defineNestedType(() => ({ fields: {} }));',
        post: "fields: { one: { type: 'nested', of: [One] } },",
      }),
      at('5:36 invalid-field fields.one.of'),
    ],
    [
      'an unnamed type that holds itself',
      config({
        head: "const One = defineNestedType(() => ({ fields: { one: { type: 'nested', of: One } } }));",
        post: "fields: { one: { type: 'nested', of: One } },",
      }),
      at('2:13 endless-type'),
    ],
    [
      'the name of the body',
      config({ post: "fields: { body: { type: 'mdx' } }," }),
      at('5:13 body-field fields.body'),
    ],
    [
      'a default of another type',
      config({ post: "fields: { count: { type: 'number', default: '1' } }," }),
      at('5:38 wrong-default fields.count.default'),
    ],
    [
      'a computed field without a function',
      config({ post: "computedFields: { slug: { type: 'string' } }," }),
      at('5:21 invalid-field computedFields.slug'),
    ],
    [
      'a content type that does not exist',
      config({ post: "contentType: 'html'," }),
      at('5:3 invalid-config contentType'),
    ],
    [
      'a flag that does not exist',
      config({ source: "onExtraFieldData: 'skip-warn'," }),
      at('9:3 invalid-config onExtraFieldData'),
    ],
    [
      'a time zone that does not exist',
      config({ source: "date: { timezone: 'Europe/Gdansk' }," }),
      at('9:11 invalid-config date.timezone'),
    ],
    [
      'a folder that is none',
      config({ source: 'contentDirPath: 5, contentDirExclude: true,' }),
      at('9:3 invalid-config contentDirPath'),
      at('9:22 invalid-config contentDirExclude'),
    ],
    [
      'no document types',
      config({ source: 'documentTypes: undefined,' }),
      at('9:3 invalid-config documentTypes'),
    ],
    ['no source', "export default { contentDirPath: 'content' };", at('1:1 no-source')],
    ['no default export', 'export const a = 1;', at('1:1 no-source')],
    [
      'code that throws',
      "import { makeSource } from 'contentlayer2/source-files';\n\nexport default makeSource(null.a);",
      at('3:32 invalid-config'),
    ],
    ['code that is none', 'export default makeSource({', at('1:28 invalid-config')],
    ['an import that leads nowhere', "import './nowhere';", at('1:8 invalid-config')],
  ])('%s', async (_, text, ...said) => {
    const loaded = await load(text);
    expect(loaded.said).toEqual(said);
    expect(loaded.config).toBeUndefined();
  });
});

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
