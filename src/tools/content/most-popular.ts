import type { Finding } from './findings';
import type { IndexedDocument } from './site-index';

const field = 'mostPopular';

/** Warns where not exactly one of several plans has the mark on its card. */
export function checkMostPopular(documents: readonly IndexedDocument[]): Finding[] {
  const plans = documents.filter(
    ({ file, facts }) => file.collection === 'plans' && facts.publicFrom !== undefined,
  );
  const marked = plans.flatMap(({ file, facts }) => {
    const mark = facts.texts.find((text) => text.field === field && text.text === 'true');
    return mark ? [{ ...mark, file: file.shown }] : [];
  });
  const [first] = plans;
  const base = { level: 'warning', code: 'most-popular' } as const;
  if (plans.length > 1 && marked.length === 0 && first) {
    return [
      {
        ...base,
        file: first.file.shown,
        line: 1,
        column: 1,
        expected: 'one plan with the mark Most Popular; none of them has it',
        fix: 'Write mostPopular: true in the plan most clients should take.',
      },
    ];
  }
  return marked.slice(1).map(({ text: found, ...place }) => ({
    ...base,
    ...place,
    found: `${field}: ${found}`,
    expected: `one plan with the mark: ${marked[0]?.file} has it`,
    fix: 'Remove the line here, or there.',
  }));
}
