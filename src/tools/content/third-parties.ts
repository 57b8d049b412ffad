import { booking } from '@/features/booking/booking';
import { everyThirdParty, type ThirdParty, thirdPartyFile } from '@/site/third-parties.mjs';
import type { CompiledDocument } from '../compile/content';
import { writeIfChanged } from '../write-if-changed';

/**
 * Returns the third parties that pages need: the booking provider, and who keeps the videos that documents show.
 * Documents that are not public yet count, because the list is made once and they become public later.
 */
export function listThirdParties(
  documents: Iterable<Pick<CompiledDocument, 'values'>>,
): readonly ThirdParty[] {
  const kinds = Array.from(documents, ({ values }) => values?.video).map(kindOf);
  const used = new Set([booking.provider, ...kinds]);
  return everyThirdParty.filter((name) => used.has(name));
}

function kindOf(video: unknown): unknown {
  return video instanceof Object && 'kind' in video ? video.kind : undefined;
}

/** Writes them where the policy of pages reads them (`src/site/third-parties.mjs`). */
export function writeThirdParties(names: readonly ThirdParty[]): void {
  writeIfChanged(thirdPartyFile, `${JSON.stringify(names)}\n`);
}
