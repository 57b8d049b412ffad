import { createRequire } from 'node:module';

const require = createRequire(createRequire(import.meta.url).resolve('contentlayer2/package.json'));

/** A package of the version that contentlayer2 itself uses. */
export function requireTheirs<Package>(name: string): Package {
  return require(name) as Package;
}

/** The same numbers between 0 and 1 on every run. */
export function repeatableRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}
