import AxeBuilder from '@axe-core/playwright';
import { looks } from './looks.ts';
import { expect, takenOver, test } from './watched-page.ts';

/** Every screen, and what opens on it. */
const states: readonly { readonly name: string; readonly path: string; readonly open?: string }[] = [
  { name: 'the start page', path: '/' },
  { name: 'a company', path: '/company/AAPL' },
  { name: 'a company whose value is refused', path: '/company/BRK-B' },
  { name: 'a company that reports in another currency', path: '/company/TSM' },
  { name: 'a company with a negative terminal cash flow', path: '/company/MSFT' },
  { name: 'one row', path: '/financials/AAPL/revenue' },
  { name: 'a row with losses', path: '/financials/F/netIncome' },
  { name: 'search results', path: '/company?query=apple' },
  { name: 'an unknown company', path: '/company/NOSUCH' },
  { name: 'an unknown path', path: '/no/such/page' },
];

for (const look of looks) {
  test.describe(look.name, () => {
    test.use({ viewport: { width: look.width, height: look.height }, colorScheme: look.colorScheme });

    for (const { name, path } of states) {
      test(`axe finds nothing on ${name}`, async ({ page }) => {
        await page.goto(path, { waitUntil: 'networkidle' });
        expect(await findings(page)).toEqual([]);
      });
    }

    test('axe finds nothing on the open source of a figure', async ({ page }) => {
      await page.goto('/company/AAPL#financials');
      await takenOver(page);
      await page.locator('tr[data-row="revenue"] td button').last().click();
      await expect(page.getByRole('dialog').getByText(/10-K/).first()).toBeVisible();
      expect(await findings(page)).toEqual([]);
    });

    test('axe finds nothing on open search suggestions', async ({ page }) => {
      await page.goto('/company/AAPL');
      await takenOver(page);
      if (look.width < 768) await page.locator('.search-panel > summary').click();
      await page.getByRole('combobox').first().fill('app');
      await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
      expect(await findings(page)).toEqual([]);
    });
  });
}

async function findings(page: import('@playwright/test').Page) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}
