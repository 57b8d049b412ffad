import type { Fault } from '../fault';

/** What reviewers are told of a change. */
export const reviewFaults: readonly Fault[] = [
  {
    name: 'the comparison does not tell a price that a document has newly got',
    file: 'src/tools/diff/compare/fields.ts',
    from: 'new Set([...Object.keys(before), ...Object.keys(after)]);',
    to: 'new Set(Object.keys(before));',
  },
  {
    name: 'the comparison takes the address of a removed page for one that stays',
    file: 'src/tools/diff/attention.ts',
    from: "(kind === 'renamed' || kind === 'removed')",
    to: "kind === 'renamed'",
  },
  {
    name: 'tags in capitals are HTML in the comment of a pull request',
    file: 'src/tools/review/defuse.mjs',
    from: '.replace(/<(?=[a-z/!?])/gi,',
    to: '.replace(/<(?=[a-z/!?])/g,',
  },
];
