import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface Looked {
  /** A selector of the part that is looked at, instead of the page. */
  readonly part?: string;
  /** Selectors of what is not looked at: a frame in which nothing may run, as axe would have to. */
  readonly except?: readonly string[];
}

/** What breaks WCAG 2.2 A and AA on a page, one line each. */
export async function axeFindings(page: Page, { part, except = [] }: Looked = {}): Promise<string[]> {
  // Only violations are read: listing what passes, and merging frames in a page of its own, takes most of axe's time.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(rules)
    .setLegacyMode();
  if (part !== undefined) axe.include(part);
  for (const selector of except) axe.exclude(selector);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}
