import type { FindablePage } from '@/features/search/search-entry';
import { makeUpWords } from './made-up-words';

const words = makeUpWords(4000);

/** A page with many words of its own, so that a few hundred of them need several parts. */
export function page(index: number, facts: Partial<FindablePage> = {}): FindablePage {
  const pick = (count: number, step: number) =>
    Array.from({ length: count }, (_, place) =>
      words.at((index * step + place * place) % words.length),
    );
  return {
    kind: 'article',
    path: `/page-${index}`,
    title: pick(4, 31).join(' '),
    description: pick(9, 17).join(' '),
    headings: [{ text: pick(3, 13).join(' '), id: 'part' }],
    keywords: [],
    text: pick(500, 7).join(' '),
    from: 0,
    ...facts,
  };
}

/** A page whose time has not come. */
export const secret = page(950, {
  title: 'Zugzwang endgames',
  description: 'Xylophone quartets.',
  text: 'Qwertyuiop unpublishable',
  from: 2000,
});
