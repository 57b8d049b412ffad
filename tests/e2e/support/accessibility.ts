import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Returns what axe finds against WCAG 2.2 AA on the page, or in a part of it: the rule and where. Frames of others are left out. */
export async function findViolations(page: Page, part?: string): Promise<string[]> {
  // Legacy mode runs axe in the page alone. The other opens a second page to join the results of frames, of which
  // none are looked at here, and takes a third longer.
  const axe = new AxeBuilder({ page })
    .exclude('iframe')
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
  const { violations } = await (part ? axe.include(part) : axe.withTags(rules)).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`,
  );
}
