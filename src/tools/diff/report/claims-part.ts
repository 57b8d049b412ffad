import type { Json } from '../../compile/versions';
import type { SectionChange } from '../compare/body';
import { type Claim, compareClaims } from '../compare/claims';
import type { FieldChange } from '../compare/fields';
import type { DocumentChange } from '../document-changes';
import type { FileReport } from '../document-report';
import type { ProjectDiff } from '../project-diff';
import { code, count, plainly, writeTime, writeValue } from './text';

/** A changed claim with its place. */
export type PlacedClaim = Claim & { place: string };

/** The place in a list is no claim. */
const places = new Set(['order', 'featured']);

/** Returns every claim that changed: of documents that were there before, and of messages. */
export function listClaims({ documents, messages }: ProjectDiff): PlacedClaim[] {
  const ofDocuments = documents.flatMap(({ files }) => files.flatMap(claimsOfFile));
  const ofMessages = messages.flatMap(({ before, after, locale, key }) =>
    compareClaims(before, after).map((claim) => ({ ...claim, place: `${key} (${locale})` })),
  );
  return [...ofDocuments, ...ofMessages];
}

function claimsOfFile({ path, fields, sections }: FileReport): PlacedClaim[] {
  const inFields = fields.flatMap((change) =>
    claimsOfField(change).map((claim) => ({ ...claim, place: `${path}, ${change.field}` })),
  );
  const inBody = sections.flatMap((section) => {
    const { heading } = section;
    return compareClaims(textOf(section, 'before'), textOf(section, 'after')).map((claim) => ({
      ...claim,
      place: heading === '' ? path : `${path}, ${heading}`,
    }));
  });
  return [...inFields, ...inBody];
}

/** The changed sentences of a section on one side, and its heading where that has changed. */
function textOf({ heading, earlier, kind, sentences }: SectionChange, side: 'before' | 'after') {
  const headings = {
    before: kind === 'removed' ? heading : (earlier ?? ''),
    after: kind === 'added' || kind === 'retitled' ? heading : '',
  };
  return [headings[side], ...sentences.map((one) => one[side] ?? '')].join('\n');
}

function claimsOfField({ kind, field, before, after }: FieldChange): Claim[] {
  if (kind !== 'value' || places.has(field)) return [];
  if (isExact(before ?? after) && isExact(after ?? before)) {
    return [
      {
        ...(before !== undefined && { before: writeValue(before) }),
        ...(after !== undefined && { after: writeValue(after) }),
      },
    ];
  }
  return compareClaims(sayings(before), sayings(after));
}

/** What a value says to visitors: its texts and numbers. Paths, slugs and colours claim nothing. */
function sayings(value: Json): string {
  if (typeof value === 'number') return writeValue(value);
  if (typeof value === 'string') return /\s|^https?:/.test(value) ? value : '';
  if (typeof value !== 'object' || value === null) return '';
  const parts = Object.values(value);
  return parts.every((one) => typeof one === 'number') ? '' : parts.map(sayings).join('\n');
}

const isExact = (value: Json) =>
  typeof value === 'number' || (typeof value === 'string' && writeTime(value) !== undefined);

/** How many claims are named before the rest is counted. */
const most = 30;

/** Writes the claims that changed, the same change in several places once. */
export function writeClaims(diff: ProjectDiff): string[] {
  const groups = new Map<string, string[]>();
  for (const { before, after, place } of listClaims(diff)) {
    const words = writeClaim(before, after);
    groups.set(words, [...(groups.get(words) ?? []), place]);
  }
  const lines = [...groups].map(([words, where]) => `- ${words}: ${writePlaces(where)}`);
  const rest = lines.length - most;
  return rest > 0 ? [...lines.slice(0, most), `- and ${rest} more`] : lines;
}

function writeClaim(before: string | undefined, after: string | undefined): string {
  if (before === undefined) return `new: **${plainly(after ?? '')}**`;
  return after === undefined
    ? `gone: ~~${plainly(before)}~~`
    : `~~${plainly(before)}~~ → **${plainly(after)}**`;
}

function writePlaces(all: readonly string[]): string {
  const where = [...new Set(all)];
  const named = where.slice(0, 2).map(code).join(', ');
  return where.length > 2 ? `${named} and ${count(where.length - 2, 'other place')}` : named;
}

/** Links to other sites that a new document brings. */
export function externalLinks({ kind, pair }: DocumentChange): string[] {
  if (kind !== 'added') return [];
  const texts = (pair.after?.files ?? []).map(
    ({ fields, body }) => `${JSON.stringify(fields)}\n${body}`,
  );
  const links = texts.flatMap((text) => text.match(/https?:\/\/[^\s)"'>\\\]]+/g) ?? []);
  return [...new Set(links.map((link) => link.replace(/[.,;:]$/, '')))];
}
