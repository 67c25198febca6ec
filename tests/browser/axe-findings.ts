import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface Looked {
  /** Selector of the part to check, instead of the page. */
  readonly part?: string;
  /** Selectors to skip: frames without scripts, which axe needs. */
  readonly except?: readonly string[];
}

/** Violations of WCAG 2.2 A and AA, one line each. */
export async function axeFindings(page: Page, { part, except = [] }: Looked = {}): Promise<string[]> {
  // Only violations: listing passes and merging frames takes most of axe's time.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(rules)
    .setLegacyMode();
  if (part !== undefined) axe.include(part);
  for (const selector of except) axe.exclude(selector);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}
