/** The kinds of product a case study may be about, as the specification names them (section 2). */
export const caseStudyKinds = [
  'Web Application',
  'Mobile & Web Application',
  'Landing Page',
  'CRM System',
  'Mobile Application',
] as const;

export type CaseStudyKind = (typeof caseStudyKinds)[number];

/** Each kind in addresses (`/case-study/kind/crm-system`) and as the key of its word in the messages. */
export const kindSlugs = {
  'Web Application': 'web-application',
  'Mobile & Web Application': 'mobile-and-web-application',
  'Landing Page': 'landing-page',
  'CRM System': 'crm-system',
  'Mobile Application': 'mobile-application',
} as const satisfies Record<CaseStudyKind, string>;

/** Returns the kind an address names; undefined for any other word. */
export function findKind(slug: string): CaseStudyKind | undefined {
  return caseStudyKinds.find((kind) => kindSlugs[kind] === slug);
}
