import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { describeArticle, describeBlog } from '@/structured-data/blog';
import { breadcrumbList } from '@/structured-data/breadcrumb-list';
import { describeOrganization, describeWebSite } from '@/structured-data/organization';
import { describeService } from '@/structured-data/services';
import {
  describeCollectionPage,
  describeContactPage,
  describeQuestions,
} from '@/structured-data/web-page';
import { JsonLd } from '@/ui/json-ld';
import { findFaults, readGraph } from '../../e2e/support/structured-data';
import { article, service as offer } from '../../fixtures/documents';

const origin = 'http://localhost:3000';
const page = { title: 'A page', description: 'What it is for.', locale: 'pl' } as const;

const graph = [
  describeWebSite('A site.'),
  describeOrganization(),
  describeBlog([article], page),
  describeArticle(article, { locale: 'en', keywords: ['React'] }),
  describeCollectionPage([{ name: offer.title, href: '/contact' }], {
    ...page,
    href: '/development',
  }),
  describeService(offer, 'en'),
  describeQuestions([{ question: 'Why?', answer: 'Because.' }], 'en'),
  describeContactPage(page),
  breadcrumbList([{ name: 'Start', href: '/' }], 'A page', 'pl'),
];

test('every description has what search engines require, with full addresses', () => {
  expect(findFaults(JSON.parse(JSON.stringify(graph)), origin)).toEqual([]);
});

test('an untranslated article is described under its original address on every page', () => {
  const untranslated = { ...article, languages: ['en' as const] };
  const about = { keywords: [] };
  expect(describeArticle(untranslated, { ...about, locale: 'pl' })).toEqual(
    describeArticle(untranslated, { ...about, locale: 'en' }),
  );
});

test('the list names its articles by the identifiers their own pages use', () => {
  const own = JSON.parse(JSON.stringify(describeArticle(article, { locale: 'en', keywords: [] })));
  const list = JSON.parse(JSON.stringify(describeBlog([article], { ...page, locale: 'en' })));
  expect(list.blogPost[0]['@id']).toBe(own['@id']);
});

test('no text of a document can end the script', () => {
  const markup = renderToStaticMarkup(
    <JsonLd graph={[describeQuestions([{ question: '</script><b>', answer: '<!--' }])]} />,
  );
  expect(markup.match(/<\/script>/g)).toHaveLength(1);
  expect(readGraph(markup)).toMatchObject([{ mainEntity: [{ name: '</script><b>' }] }]);
});

test('the checker sees what is missing, empty, relative or said twice', () => {
  const faults = findFaults(
    [
      { '@type': 'Service', name: '', url: '/development', provider: { '@id': `${origin}/#o` } },
      { '@type': 'Organization', name: 'A', url: origin, logo: `${origin}/a.png` },
      { '@type': 'Organization', name: 'A', url: origin, logo: `${origin}/a.png` },
    ],
    origin,
  );
  expect(faults).toEqual([
    'Organization is described twice',
    'Service has no areaServed',
    'Service has no serviceType',
    'Service.name is empty',
    'Service.url is no full address: /development',
  ]);
});
