import { CspEvaluator } from 'csp_evaluator';
import { type Finding, Severity } from 'csp_evaluator/dist/finding';
import { CspParser } from 'csp_evaluator/dist/parser';
import { expect, test } from 'vitest';
import { policyOf } from '@/finish/page-policy.mjs';
import { freshPolicy } from '@/process/fresh-pages';
import { contentSecurityPolicy, dataPolicy, mediaPolicy } from '@/site/content-policy.mjs';

/** What Google's CSP Evaluator holds against a policy: high, medium, and what may be either. */
function findSerious(policy: string): Finding[] {
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
  return findings.filter(({ severity }) => severity <= Severity.MEDIUM_MAYBE);
}

const page = '<style>a{}</style><script>run()</script><script src="/a.js"></script>';

/** 'May be a fault where the site has files that visitors wrote, or old script libraries': it has neither. */
const maybe = { directive: 'script-src', value: "'self'", severity: Severity.MEDIUM_MAYBE };

test.each([
  ['a page that is kept', policyOf(page), [maybe]],
  ['a page without scripts', policyOf('<p>text</p>'), [maybe]],
  ['a page of one visitor', freshPolicy('/contact/failed') ?? '', [maybe]],
  ['data', dataPolicy, []],
  ['a picture or video', mediaPolicy, []],
])('the policy of %s has no serious fault', (_, policy, expected) => {
  expect(policy).toContain('default-src');
  expect(findSerious(policy)).toMatchObject(expected);
});

test('the policy where scripts are not known would have one, which no answer of ours has', () => {
  const worst = { directive: 'script-src', severity: Severity.HIGH };
  expect(findSerious(contentSecurityPolicy({}))).toContainEqual(expect.objectContaining(worst));
});
