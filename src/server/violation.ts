import { z } from 'zod';

/** What a page's policy has stopped, as far as the log may say it. */
export interface Violation {
  directive: string;
  /** `enforce`, or `report` where nothing was stopped. */
  disposition: string;
  /** A word such as `inline`, or the origin it would have come from. */
  blocked: string;
  /** The path of the page, without a query, which may name a person. */
  page: string;
  /** The script that tried, by its path. */
  source: string;
}

const word = z.string().max(100);
const address = z.string().max(4096).default('');
const disposition = z.enum(['enforce', 'report']).default('enforce');

/** What Chromium sends to `report-to` (w3.org/TR/reporting-1). */
const newReport = z
  .object({
    type: z.literal('csp-violation'),
    body: z.object({
      documentURL: address,
      effectiveDirective: word,
      blockedURL: address,
      sourceFile: address.nullish(),
      disposition,
    }),
  })
  .transform(({ body }) => ({ ...body, directive: body.effectiveDirective }));

/** What Firefox and Safari send to `report-uri` (w3.org/TR/CSP2); some leave `effective-directive` out. */
const oldReport = z
  .object({
    'csp-report': z.object({
      'document-uri': address,
      'effective-directive': word.optional(),
      'violated-directive': z.string().max(4096).optional(),
      'blocked-uri': address,
      'source-file': address.nullish(),
      disposition,
    }),
  })
  .transform(({ 'csp-report': body }) => ({
    documentURL: body['document-uri'],
    directive: body['effective-directive'] ?? body['violated-directive']?.split(' ')[0] ?? '',
    blockedURL: body['blocked-uri'],
    sourceFile: body['source-file'],
    disposition: body.disposition,
  }));

const report = z.union([newReport, oldReport]);

/** Extensions of a browser change pages, and every policy stops them: nothing is wrong with the site. */
const extension =
  /^(?:chrome|moz|ms-browser|safari|safari-web|webkit-masked-url)(?:-extension)?(?::|$)/;

/** Returns what a report says; 'extension' where it is not about us, undefined where it is none. */
export function readViolation(value: unknown): Violation | 'extension' | undefined {
  const { success, data } = report.safeParse(value);
  if (!success || !/^[a-z-]{1,40}$/.test(data.directive)) return undefined;
  const source = data.sourceFile ?? '';
  if (extension.test(source) || extension.test(data.blockedURL)) return 'extension';
  return {
    directive: data.directive,
    disposition: data.disposition,
    blocked: originOf(data.blockedURL),
    page: pathOf(data.documentURL),
    source: pathOf(source),
  };
}

/** Returns an address's origin, or the word it is: browsers write `inline`, `eval`, `data`. */
function originOf(text: string): string {
  if (/^[a-z-]{0,30}$/.test(text)) return text;
  if (!URL.canParse(text)) return '?';
  const { origin, protocol } = new URL(text);
  return origin === 'null' ? protocol : origin;
}

/** Returns the path of an address on the web, cut where it gets long; a query, which may name a person, is left out. */
function pathOf(text: string): string {
  if (text === '') return '';
  const isOnWeb = /^https?:/.test(text) && URL.canParse(text);
  return isOnWeb ? new URL(text).pathname.slice(0, 120) : '?';
}
