import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What breaks WCAG 2.2 A and AA on a page, one line each.
 * @param except selectors of what is not looked at: a frame in which nothing may run, as axe would have to
 */
export async function findings(page: Page, except: readonly string[] = []): Promise<string[]> {
  const axe = new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']);
  for (const selector of except) axe.exclude(selector);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}
