import { afterAll, expect, test, vi } from 'vitest';
import type { Viewer } from '@/features/link-preview/card';
import { article, person } from '../../fixtures/documents';

// Other files share what is imported here, so it is imported anew, and forgotten at the end.
vi.resetModules();
vi.doMock('@/collections/generated', () => ({
  loadDocuments: (name: string) => (name === 'people' ? [person] : [article]),
}));
const { fromCollection } = await import('@/features/link-preview/routes');
afterAll(() => {
  vi.doUnmock('@/collections/generated');
  vi.resetModules();
});

const published = Date.parse(article.publishedAt);

const cards = fromCollection('blog', ({ title }) => ({ title, kind: 'Article' }));
// These cards use no words.
const at = (time: number) => ({ locale: 'en', now: new Date(time) }) as Viewer;

test('an article has a preview from the moment it is published', () => {
  expect(cards.card(article.slug, at(published - 1))).toBeUndefined();
  expect(cards.card(article.slug, at(published))?.title).toBe(article.title);
});

test('its address is known before: a closed list answers 404 by the gate, not by forgetting', () => {
  expect(cards.list()).toContainEqual(expect.objectContaining({ slug: article.slug }));
});

test('what has no publish time is public from the start', () => {
  const people = fromCollection('people', ({ name }) => ({ title: name, kind: 'Person' }));
  expect(people.card(person.slug, at(0))?.title).toBe(person.name);
});

test('a slug that does not exist has no preview', () => {
  expect(cards.card('nothing-of-this-name', at(published))).toBeUndefined();
});
