import { describe, expect, test } from 'vitest';
import { cutAfterFirstPart } from '@/mdx/folded-body';

const part = (name: string) => [<h2 key={name}>{name}</h2>, <p key={`${name} text`}>Text.</p>];
const opening = <p key="opening">Opening.</p>;

describe('a document whose later parts can be folded', () => {
  test('shows what comes before its second heading', () => {
    const written = [opening, ...part('One'), ...part('Two'), ...part('Three')];
    expect(cutAfterFirstPart(written, 'h2')).toEqual({
      first: [opening, ...part('One')],
      others: [...part('Two'), ...part('Three')],
    });
  });

  test.each([
    ['no heading', [opening]],
    ['two parts', [opening, ...part('One'), ...part('Two')]],
  ])('stays whole with %s', (_, written) => {
    expect(cutAfterFirstPart(written, 'h2')).toEqual({ first: written, others: [] });
  });
});
