import type { Fault } from '../fault';

/** When documents are public. */
export const documentFaults: readonly Fault[] = [
  {
    name: 'a document is published an hour or two late',
    file: 'src/schema/shared/order-and-gate.ts',
    from: ' ? Number.NEGATIVE_INFINITY : Date.parse(publishedAt);',
    to: "\n    ? Number.NEGATIVE_INFINITY\n    : Date.parse(publishedAt.slice(0, 19).concat('Z'));",
  },
  {
    name: 'a draft with a time is shown, in the feed too',
    file: 'src/schema/shared/order-and-gate.ts',
    from: 'if (draft === true) return',
    to: 'if (draft === true && publishedAt === undefined) return',
  },
  {
    name: 'no page is rendered again when something expires',
    file: 'src/collections/publish-times.ts',
    from: '.flatMap(({ from, until }) => [from, until])',
    to: '.map(({ from }) => from)',
  },
];
