import { describe, expect, test } from 'vitest';
import { collections } from '@/schema';
import { defaultLocale, locales } from '@/site/locales';
import { editorEntries, editorSettings, schemas } from '@/tools/content/editor-schemas';

describe('what editors know', () => {
  test('a schema for every collection, and one of words for its translations', () => {
    const namesIn = (name: string) =>
      Object.keys(JSON.parse(schemas[`.astro/collections/${name}.schema.json`] ?? '').properties);
    expect(namesIn('plans')).toEqual(Object.keys(collections.plans.schema.shape));
    expect(namesIn('plans.words')).toEqual(['team', 'features']);
    expect(Object.values(schemas).join('')).not.toMatch(/"(words|reference|image)": (true|")/);
  });

  test('every MDX file follows the schema of its folder and language', () => {
    const paths = ['/a b/content/blog/X.mdx', '/content/blog/x.pl.mdx', '/content/faq/x.yaml'];
    const { collections: known, entries } = JSON.parse(editorEntries(paths));
    expect(known).toContainEqual({ hasSchema: true, name: 'blog.words' });
    expect(entries).toEqual({
      'file:///a b/content/blog/x.mdx': 'blog',
      'file:///content/blog/x.pl.mdx': 'blog.words',
    });
  });

  test('the settings name those of YAML files, and keep all others', () => {
    const translated = locales.filter((locale) => locale !== defaultLocale);
    const own = { 'editor.tabSize': 3, 'yaml.schemas': { './own.json': ['x.yaml'] } };
    const settings = editorSettings(JSON.stringify(own)) ?? '';
    expect(JSON.parse(settings)).toMatchObject({
      ...own,
      'yaml.schemas': {
        './own.json': ['x.yaml'],
        './.astro/collections/faq.schema.json': [
          'content/faq/*.yaml',
          ...translated.map((locale) => `!content/faq/*.${locale}.yaml`),
        ],
        './.astro/collections/faq.words.schema.json': translated.map(
          (locale) => `content/faq/*.${locale}.yaml`,
        ),
      },
    });
    expect(editorSettings(settings)).toBe(settings);
  });

  test('settings with comments stay as they are', () => {
    expect(editorSettings('{\n  // mine\n}')).toBeUndefined();
  });
});
