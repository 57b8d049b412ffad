/** Every component writers may use in MDX, by the name they write; the content check refuses all others. */
export * from './callout';
export * from './figure';
export * from './quote';
