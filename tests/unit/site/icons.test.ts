import { expect, test } from 'vitest';
import { drawIcons } from '@/tools/icons/draw';
import shapes from '@/ui/icon-shapes.json';

test('the shapes are those that `npm run icons` draws', () => {
  expect(shapes).toEqual(drawIcons());
});
