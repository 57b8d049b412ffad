import { z } from 'zod';
import { technologyKeys } from '../site/technologies';
import { defineData } from './shared/collection';
import { order } from './shared/numbers';
import { always, inSetOrder } from './shared/order-and-gate';
import { image } from './shared/public-file';
import { verbatim } from './shared/text';

/** A technology tile. */
const technology = z.strictObject({
  name: verbatim(40).describe('The name as its makers write it, such as Next.js.'),
  key: z.enum(technologyKeys).describe('The short name from the fixed list; equals the file name.'),
  image: image.describe('The mark on the tile, an SVG file.'),
  order: order().describe('The place in the grid; 1 comes first.'),
});

export const technologies = defineData({
  typeName: 'Technology',
  form: 'yaml',
  schema: technology,
  order: inSetOrder,
  gate: always,
});
