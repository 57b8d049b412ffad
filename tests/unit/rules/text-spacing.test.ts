import { createTranslator } from 'next-intl';
import { expect, test } from 'vitest';
import { bindPolish, spaceTree } from '@/rules/text-spacing';
import { languages, locales } from '@/site/locales';

test.each([
  ['Rozmowa i kawa w Gdańsku', 'Rozmowa i\u00a0kawa w\u00a0Gdańsku'],
  ['Z Gdańska, a potem z morza', 'Z\u00a0Gdańska, a\u00a0potem z\u00a0morza'],
  ['i w domu', 'i\u00a0w\u00a0domu'],
  ['lato, zima', 'lato, zima'],
  ['art. 6 ust. 1 lit. b RODO', 'art.\u00a06\u00a0ust.\u00a01\u00a0lit.\u00a0b RODO'],
  ['przy ul. Długiej', 'przy ul.\u00a0Długiej'],
  ['czeka 1,3 sekundy na font', 'czeka 1,3\u00a0sekundy na font'],
  ['186 000 kart i 41 000 lekcji', '186\u00a0000\u00a0kart i\u00a041\u00a0000\u00a0lekcji'],
  ['(10 dni) i 2–4 tygodnie', '(10\u00a0dni) i\u00a02–4\u00a0tygodnie'],
  ['tekst do 200% i 24 h', 'tekst do 200% i\u00a024\u00a0h'],
  ['prosto – i krótko', 'prosto\u00a0– i\u00a0krótko'],
  ['nawet 1 250 000 zł', 'nawet 1\u00a0250\u00a0000\u00a0zł'],
  ['+48 58 000 01 51', '+48 58 000 01 51'],
  ['/images/a b.svg', '/images/a b.svg'],
])('%s', (text, expected) => {
  expect(bindPolish(text)).toBe(expected);
});

test('leaves the plurals of a message readable for next-intl', () => {
  const views = '{count, plural, one {# rok} few {# lata} many {# lat} other {# lat w sumie}}';
  const words = createTranslator({ locale: 'pl', messages: { views: bindPolish(views) } });
  expect(words('views', { count: 5 })).toBe('5\u00a0lat');
});

const tree = { order: 1, faq: [{ question: 'Co w cenie?' }], image: { src: '/a.svg' } };

test('sets the texts of a tree and keeps everything else', () => {
  expect(spaceTree(tree, 'pl')).toEqual({
    order: 1,
    faq: [{ question: 'Co w\u00a0cenie?' }],
    image: { src: '/a.svg' },
  });
});

test.each(locales.filter((locale) => !languages[locale].spacing))(
  'leaves a text alone in a language without a rule, %s',
  (locale) => {
    expect(spaceTree(tree, locale)).toEqual(tree);
  },
);
