/** The kinds of product a case study may be about (docs/specification.md, section 2). */
export const caseStudyKinds = [
  'Web Application',
  'Mobile & Web Application',
  'Landing Page',
  'CRM System',
  'Mobile Application',
] as const;

export type CaseStudyKind = (typeof caseStudyKinds)[number];

/** The slug of each kind (`/case-study/kind/crm-system`), also the key of its label in the messages. */
export const kindSlugs = {
  'Web Application': 'web-application',
  'Mobile & Web Application': 'mobile-and-web-application',
  'Landing Page': 'landing-page',
  'CRM System': 'crm-system',
  'Mobile Application': 'mobile-application',
} as const satisfies Record<CaseStudyKind, string>;

/** Returns the kind with this slug; undefined where there is none. */
export function findKind(slug: string): CaseStudyKind | undefined {
  return caseStudyKinds.find((kind) => kindSlugs[kind] === slug);
}
