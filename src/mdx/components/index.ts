/** Every component writers may use in MDX, by the name they write; the content check refuses every other. */
export * from './callout';
export * from './figure';
export * from './quote';
