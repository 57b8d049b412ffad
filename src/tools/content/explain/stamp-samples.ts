import { readFileSync, writeFileSync } from 'node:fs';
import { listContent } from '../files';
import { stampedText } from '../fix/stamp-translations';
import { isTranslation } from '../translation';
import { isStamp } from '../translation-stamp';

/** Stamps the translations of a sample that have no stamp: an example is about one thing, and this would be another. */
export async function stampSamples(root: string): Promise<void> {
  for (const file of listContent(root).files.filter(isTranslation)) {
    if (readFileSync(file.path, 'utf8').split('\n').some(isStamp)) continue;
    // Without an original, there is nothing to be stamped with.
    const text = await stampedText(file).catch(() => undefined);
    if (text !== undefined) writeFileSync(file.path, text);
  }
}
