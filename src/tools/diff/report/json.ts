import { listBlockers, listWarnings } from '../attention';
import { listMoments } from '../live';
import type { ProjectDiff } from '../project-diff';
import { listRedirects } from '../redirects';
import { type Address, inLanguage } from './addresses';
import { listAddresses } from './all-addresses';
import { listClaims } from './claims-part';
import { samplesOfCode, samplesOfMessage } from './samples';

/** Changes with every field that is renamed or gone; new fields leave it. */
const version = 1;

/** Writes a diff as JSON: `docs/reviewing.md` says what is in it. */
export function writeJson(diff: ProjectDiff, site?: string): string {
  const address = ({ path, locale, isSure }: Address) => {
    const own = inLanguage(path, locale);
    const isLink = site !== undefined && !own.includes('[');
    return { address: own, locale, isSure, ...(isLink && { link: new URL(own, site).href }) };
  };
  const { base, head, at, documents, messages, code, schema, files, thirdParties, unseen } = diff;
  const result = {
    version,
    base,
    head,
    at: new Date(at).toISOString(),
    blockers: listBlockers(diff),
    warnings: listWarnings(diff),
    claims: listClaims(diff),
    moments: listMoments(
      documents.map(({ pair }) => pair),
      diff.worlds,
      at,
    ).map(({ document, ...moment }) => ({ ...moment, document: document.key })),
    changes: listChanges(diff),
    addresses: listAddresses(diff).map((one) => ({
      ...one,
      ...(site !== undefined && { link: new URL(one.address, site).href }),
    })),
    documents: documents.map(({ pair: _pair, pages, ...document }) => ({
      ...document,
      pages: pages.map(address),
    })),
    messages: messages.map((one) => ({ ...one, samples: samplesOfMessage(one, diff) })),
    code: code.map((one) => ({
      ...one,
      routes: one.routes ?? 'every page',
      samples: samplesOfCode(one, diff),
    })),
    schema,
    redirects: listRedirects(diff.redirects),
    files: files.map(({ pages, ...file }) => ({
      ...file,
      pages: pages.map(({ path, locale }) => inLanguage(path, locale)),
    })),
    thirdParties,
    unseen,
  };
  return `${JSON.stringify(result, null, 2)}\n`;
}

/** Everything that changed, by name. */
function listChanges({ documents, messages, files, code, schema }: ProjectDiff) {
  const kindOf = ({ before, after }: { before?: unknown; after?: unknown }) =>
    before === undefined ? 'added' : after === undefined ? 'removed' : 'changed';
  return [
    ...documents.map(({ kind, key: name, title }) => ({ what: 'document', kind, name, title })),
    ...messages.map((one) => ({ what: 'message', kind: kindOf(one), name: one.key })),
    ...files.map((one) => ({ what: 'file', kind: kindOf(one), name: one.path })),
    ...code.map(({ kind, path: name }) => ({ what: 'code', kind, name })),
    ...schema.map((one) => ({
      what: 'field',
      kind: kindOf(one),
      name: `${one.collection}: ${one.field}`,
    })),
  ];
}
