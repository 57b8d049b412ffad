import { expect, test } from 'vitest';
import type { DocumentType, Flags } from '../../src/config/model';
import { judge } from '../../src/fields/judge';
import type { DocumentFinding } from '../../src/read/document-finding';

const finding = (parts: Partial<DocumentFinding>): DocumentFinding => ({
  about: 'incompatible',
  code: 'wrong-type',
  line: 1,
  column: 1,
  expected: '',
  fix: '',
  ...parts,
});

const flags = (parts: Partial<Flags> = {}): Flags => ({
  onUnknownDocuments: 'skip-warn',
  onExtraFieldData: 'warn',
  onMissingOrIncompatibleData: 'skip-warn',
  ...parts,
});

const single = { isSingleton: true } as DocumentType;
const extra = finding({ about: 'extra', isKept: true });
const kept = finding({ isKept: true });
const note = finding({ isKept: true, level: 'warning' });
const unknown = finding({ about: 'unknown' });
const broken = finding({ about: 'broken' });
const advice = finding({ about: 'broken', level: 'warning' });

type Row = [
  given: DocumentFinding,
  flags: Flags,
  type: DocumentType | undefined,
  level: 'error' | 'warning' | 'none',
  isPublished: boolean,
];

test.each<Row>([
  [finding({}), flags(), undefined, 'warning', false],
  [finding({}), flags({ onMissingOrIncompatibleData: 'fail' }), undefined, 'error', false],
  [finding({}), flags({ onMissingOrIncompatibleData: 'skip-ignore' }), undefined, 'none', false],
  [finding({}), flags(), single, 'error', false],
  [kept, flags(), undefined, 'warning', true],
  [kept, flags(), single, 'warning', true],
  [kept, flags({ onMissingOrIncompatibleData: 'fail' }), undefined, 'error', true],
  [note, flags({ onMissingOrIncompatibleData: 'fail' }), undefined, 'warning', true],
  [extra, flags(), undefined, 'warning', true],
  [extra, flags({ onExtraFieldData: 'ignore' }), undefined, 'none', true],
  [extra, flags({ onExtraFieldData: 'fail' }), undefined, 'error', true],
  [unknown, flags(), undefined, 'warning', false],
  [unknown, flags({ onUnknownDocuments: 'skip-ignore' }), undefined, 'none', false],
  [unknown, flags({ onUnknownDocuments: 'fail' }), undefined, 'error', false],
  [broken, flags({ onMissingOrIncompatibleData: 'skip-ignore' }), undefined, 'error', false],
  [advice, flags(), undefined, 'warning', true],
])('judges %o under %o', (given, under, type, level, isPublished) => {
  const judgement = judge([given], under, type);
  const [judged] = judgement.findings;
  expect(judged ? (judged.level ?? 'error') : 'none').toBe(level);
  expect(judgement.isPublished).toBe(isPublished);
  // Whom an error stops gets no output at all.
  expect(judged?.leavesOut ?? false).toBe(level === 'warning' && !isPublished);
});
