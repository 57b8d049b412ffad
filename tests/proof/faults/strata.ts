import type { Fault } from '../fault';

/** What the content engine does with documents. */
export const strataFaults: readonly Fault[] = [
  {
    name: 'the head of a table is not aligned as its column is',
    file: 'packages/strata/src/compile/element-attributes.ts',
    from: "(tagName === 'td' || tagName === 'th')",
    to: "tagName === 'td'",
  },
  {
    name: 'the output of a deleted document stays',
    file: 'packages/strata/src/build/publish.ts',
    from: 'new Set([...Object.keys(before.outputs), ...lock.leftovers]);',
    to: 'new Set(lock.leftovers);',
  },
  {
    name: 'a second save right after the first, of the same length, is lost',
    file: 'packages/strata/src/watch.ts',
    from: 'const { mtimeMs, size, ino } = statSync(path);',
    to: 'const { birthtimeMs: mtimeMs, size, ino } = statSync(path);',
  },
];
