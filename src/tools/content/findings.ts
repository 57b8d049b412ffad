import type { Finding as EngineFinding } from '@amberline/strata/finding';
import { writeIfChanged } from '../write-if-changed';

/** Every code of a finding, for good; the sentence says what it is about. */
export const findingCodes = {
  'unknown-folder': 'A folder that is no collection: nothing in it would be published.',
  'missing-folder': 'The folder of all content that is not there.',
  'unknown-file': 'A file that belongs to no collection: it would not be published.',
  'bad-file-name': 'A file name that cannot become an address.',
  'duplicate-slug': 'Two files with the same address in the same language.',
  'translation-without-original': 'A translation of a document that does not exist.',
  'repeated-fact': 'A field in a translation that holds no words: its original says it already.',
  untranslated: 'Words of an original that its translation lacks.',
  'not-in-original': 'Words of a translation that its original lacks.',
  'other-length': 'A list of a translation with more or fewer entries than that of its original.',
  'unreadable-file': 'A file that cannot be opened, or not be taken apart.',
  'empty-file': 'A file with nothing in it.',
  'not-utf8': 'Bytes that are no UTF-8 text.',
  'byte-order-mark': 'Invisible bytes before the first character.',
  'windows-line-endings': 'Lines that end in CR LF instead of LF.',
  'bad-first-line': 'A document that does not start with a line of exactly three hyphens.',
  'unclosed-frontmatter': 'Frontmatter without a closing line of three hyphens.',
  'empty-body': 'A document without text after its frontmatter.',
  'invalid-yaml': 'Fields that are not valid YAML.',
  'duplicate-key': 'A field written twice.',
  'reserved-key': 'A field called `type`, which the build would take for the kind of document.',
  'cut-text': 'A text of which YAML takes the end for a comment.',
  'unquoted-timestamp': 'A date without quotes, which some parsers turn into something else.',
  'missing-field': 'A required field that is not there.',
  'null-value': 'A field without a value.',
  'wrong-type': 'A value of another type than the field has.',
  'unknown-key': 'A field that the schema does not know.',
  'not-in-list': 'A value outside the finite list of the field.',
  'bad-date': 'A date that does not exist, or a moment without an offset.',
  'bad-format': 'A text that does not have the form the field asks for.',
  'out-of-range': 'A number, text or list that is too small or too large.',
  'hours-total': 'Team shares whose hours do not add up to 100.',
  'updated-before-published': 'An update older than the publication.',
  'repeated-item': 'The same item twice in a list.',
  'step-out-of-order': 'A step of the process in the wrong place.',
  'video-source': 'A video whose source does not fit its kind.',
  'broken-rule': 'Fields that contradict each other.',
  'dangling-reference': 'The slug of a document that does not exist.',
  'missing-image': 'A picture that is not under public/.',
  'missing-file': 'A file that is not under public/.',
  'late-index': 'A video that starts only when all of it has arrived.',
  'invalid-mdx': 'A body that is not valid MDX.',
  'unknown-component': 'A tag that is none of the components for writers.',
  'unknown-prop': 'An attribute the component does not have.',
  'missing-prop': 'A required attribute that is not there.',
  'bad-prop': 'An attribute with a value the component does not take.',
  'component-in-line': 'A component in the middle of a line; each is a block of its own.',
  'unexpected-children': 'Text between the tags of a component that shows none.',
  'code-in-body': 'An import, an export or an expression in braces.',
  'h1-in-body': 'A heading of the first level: the page has one already.',
  'missing-alt': 'A picture without a text alternative.',
  'empty-link': 'A link that leads nowhere.',
  'link-scheme': 'A link that is no page, mail address or telephone number.',
  'relative-link': 'A link that depends on where the page is.',
  'broken-link': 'A link to a page of this site that does not exist.',
  'broken-anchor': 'A link to a heading that does not exist.',
  'link-too-early': 'A link to a document that is not public yet when its own is.',
  'link-too-late': 'A link to a document that has expired.',
  'expires-unpublished': 'A document that expires before it is published.',
  'unknown-slug': 'A document whose name is none of those the site knows.',
  'narrow-picture': 'A picture of fewer pixels than it is drawn with.',
  'repeated-value': 'A title, description or place in a list that another document has.',
  'other-numbers': 'A translation with other numbers than its original.',
  'other-links': 'A translation with other links than its original.',
  'left-in-original': 'A sentence of a translation that is that of the original.',
  'foreign-quotes': 'Quotation marks of another language.',
  'foreign-dash': 'A dash of another language.',
  'no-transcript': 'A video that can only be watched.',
  'days-untold': 'A workshop whose text says fewer days than it has.',
  'lost-address': 'An address that was public, without a page or a redirect.',
  'lost-anchor': 'A heading that others may have linked to and that is no more.',
  'bad-ledger-line': 'A line of the ledger that is no address.',
  'bad-redirect': 'A redirect that no browser could follow.',
  'hiding-redirect': 'A redirect from a page that is there.',
  'redirect-chain': 'A redirect to an address that is redirected itself.',
  'redirect-loop': 'Redirects that lead in a circle.',
  'dead-redirect': 'A redirect to no public page.',
  'double-row': 'Two collections with one page, or one name for their documents.',
  'unknown-collection': 'A field that refers to a collection that does not exist.',
  'page-without-route': 'The address of a page that has no file.',
  'route-without-row': 'The file of a page that the site does not know.',
} as const;

export type FindingCode = keyof typeof findingCodes;

export function isFindingCode(name: unknown): name is FindingCode {
  return typeof name === 'string' && Object.hasOwn(findingCodes, name);
}

/** What the check reports about a place in a file, with all a writer needs to mend it. */
export interface Finding extends EngineFinding {
  readonly code: FindingCode;
}

/** A finding of a check that sees one file only; the caller adds the file. */
export type FileFinding = Omit<Finding, 'file'>;

/** Writes the findings where the pages of the preview read them (`src/collections/findings.ts`). */
export function writeFindings(findings: readonly EngineFinding[]): void {
  writeIfChanged('.contentlayer/findings.json', `${JSON.stringify(findings)}\n`);
}
