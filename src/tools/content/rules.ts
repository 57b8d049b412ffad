import { collections } from '@/schema';
import { checkLedger } from '../ledger/check-ledger';
import type { Ledger } from '../ledger/ledger';
import { findAlreadyExpired } from './expiry';
import { findFarDates } from './field-advice';
import { findOtherFacts, findOtherMessages, findOtherOwnFacts } from './figures/other-facts';
import type { MessageText } from './figures/sentences';
import type { FileFinding, Finding } from './findings';
import { checkLegalTexts } from './legal-texts';
import { checkLinks } from './links';
import { checkMostPopular } from './most-popular';
import { checkPictures } from './picture-findings';
import { checkPublicFiles, checkReferences, checkVideoIndexes } from './pointers';
import { checkRows } from './rows';
import type { IndexedDocument, SiteIndex } from './site-index';
import { checkTeamShares } from './team-shares';
import { findRepeatedValues, findTranslationWarnings } from './text-warnings';
import { checkTranslations } from './translation';

/** What a rule may ask besides the documents it looks at. Times are in milliseconds. */
export interface Site {
  readonly index: SiteIndex;
  readonly publicDir: string;
  readonly ledger: Ledger | undefined;
  readonly messages: readonly MessageText[];
  /** The time the site shows: what is public later cannot be linked to yet. */
  readonly shown: number;
  /** The present, by which promises of addresses are kept. */
  readonly present: number;
}

type Documents = readonly IndexedDocument[];

// A new rule of `npm run content:check` is a line in one of these lists. What needs the document alone is found when it is
// read (`document.ts`, and by collection in `collection-rules.ts`): it is read again only when it has changed.

/** Each looks at a document and what it names. */
export const rulesForDocument: readonly ((
  document: IndexedDocument,
  site: Site,
) => readonly FileFinding[] | Promise<readonly FileFinding[]>)[] = [
  ({ facts }) => facts.findings,
  (document, { index }) => checkReferences(document, index),
  (document, { index }) => checkPublicFiles(document, index),
  (document, { publicDir }) => checkVideoIndexes(document, publicDir),
  (document, { index, shown }) => checkLinks(document, index, shown),
  ({ facts }, { shown }) => findFarDates(facts.texts, shown),
  ({ facts }, { publicDir }) => checkPictures(facts, publicDir),
];

/** Each looks at documents beside their originals and translations. After a save it is given those alone. */
export const rulesForTranslations: readonly ((
  documents: Documents,
  site: Site,
) => readonly Finding[])[] = [
  (documents) => checkTranslations(documents),
  (documents) => findTranslationWarnings(documents),
  (documents, { index }) => findOtherFacts(documents, index.typed),
  (documents) => findOtherOwnFacts(documents),
];

/** Each looks at all documents at once. */
export const rulesForSite: readonly ((documents: Documents, site: Site) => readonly Finding[])[] = [
  () => checkRows(collections),
  (documents) => findRepeatedValues(documents),
  (documents, { ledger, index, present }) =>
    ledger ? checkLedger(documents, ledger, { index, now: present }) : [],
  (documents, { ledger, shown }) => findAlreadyExpired(documents, { ledger, now: shown }),
  (documents) => checkMostPopular(documents),
  (documents) => checkTeamShares(documents),
  (documents) => checkLegalTexts(documents),
  (_, { messages, index }) => findOtherMessages(messages, index.typed),
];
