import { describe, expect, test } from 'vitest';
import { at, config } from './support/config-text';
import { load } from './support/project';

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
