import { resolveImage } from './images';

/** The stones of parts that no document is behind; the words beside them say what they show. */
const stones = (name: string) => () =>
  [1, 2, 3].map((number) => resolveImage({ src: `/images/site/${name}-${number}.webp`, alt: '' }));

/** The pictures of the home page's steps and values, in their order. */
export const houseStones = { process: stones('process'), values: stones('value') } as const;
