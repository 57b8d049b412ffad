import type { FindingCode } from '../../findings';
import type { Example } from '../example';
import { addresses } from './addresses';
import { bodies } from './bodies';
import { files } from './files';
import { moments } from './moments';
import { pointers } from './pointers';
import { translations } from './translations';
import { values } from './values';
import { yaml } from './yaml';

/** Findings that writers do not meet: they are about the rows of collections, or a rule of a schema without a name. */
export const withoutExample = [
  'broken-rule',
  'double-row',
  'unknown-collection',
  'page-without-route',
  'route-without-row',
] as const satisfies readonly FindingCode[];

/** An example of every other finding, by what a writer was doing. */
export const groups = {
  'Files and folders': files,
  'How fields are written': yaml,
  'What fields hold': { ...values, ...moments },
  'Links, pictures and references': pointers,
  'The text below the fields': bodies,
  'Translations and language': translations,
  'Addresses that were public': addresses,
} as const satisfies Readonly<Record<string, Partial<Record<FindingCode, Example>>>>;

/** The same without groups: one that is missing does not compile. */
export const examples: Readonly<
  Record<Exclude<FindingCode, (typeof withoutExample)[number]>, Example>
> = {
  ...files,
  ...yaml,
  ...values,
  ...moments,
  ...pointers,
  ...bodies,
  ...translations,
  ...addresses,
};
