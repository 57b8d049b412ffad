import type { Fault } from '../fault';

/** What writers are told, and what is written for them. */
export const contentFaults: readonly Fault[] = [
  {
    name: 'no finding for a slug of a collection without documents',
    file: 'src/tools/content/pointers.ts',
    from: '    const slugs = index.slugs.get(reference.collection) ?? new Set<string>();\n    return slugs.has(reference.target)',
    to: '    const slugs = index.slugs.get(reference.collection);\n    return !slugs || slugs.has(reference.target)',
  },
  {
    name: 'no finding for a value of no list beside a missing field',
    file: 'src/tools/content/field-findings.ts',
    from: ".filter(({ code, path }) => code === 'invalid_type' || !wrong.has(fieldName(path)))",
    to: ".filter(({ code }) => code === 'invalid_type' || wrong.size === 0)",
  },
  {
    name: 'no finding for shares of a team that add up to 99',
    file: 'src/schema/shared/team-shares.ts',
    from: 'if (total === 100) return;',
    to: 'if (Math.abs(total - 100) <= 1) return;',
  },
  {
    name: 'no finding for two files whose names differ in capitals only',
    file: 'src/tools/content/identity.ts',
    from: "shown.replace(/\\.[^./]*$/, '').toLowerCase();",
    to: "shown.replace(/\\.[^./]*$/, '');",
  },
  {
    name: 'findings in the fields of an article stand on the wrong line',
    file: 'src/tools/content/fields.ts',
    from: 'const place = (offset: number) => positionAt(text, start + offset);',
    to: 'const place = (offset: number) => positionAt(text, offset);',
  },
  {
    name: 'a new document has a date that is none',
    file: 'src/tools/write/publish-time.ts',
    from: "zone?.value.replace('GMT', '') || 'Z'",
    to: "zone?.value ?? 'Z'",
  },
  {
    name: 'a renamed page has no redirect, and the ledger has forgotten its address',
    file: 'src/tools/write/promise.ts',
    from: '(line.from ?? now) <= now;',
    to: '(line.from ?? Infinity) <= now;',
  },
];
