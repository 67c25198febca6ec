import { axeFindings } from '../axe-findings.ts';
import { dealtTo, looks } from '../looks.ts';
import { expect, takenOver, test } from '../signed-in.ts';

/** Every screen, and its overlays. */
const states: readonly { readonly name: string; readonly path: string; readonly open?: string }[] = [
  { name: 'the start page', path: '/' },
  { name: 'a company', path: '/company/AAPL' },
  { name: 'a company whose value is refused', path: '/company/BRK-B' },
  { name: 'a company that reports in another currency', path: '/company/TSM' },
  { name: 'a company with a negative terminal cash flow', path: '/company/MSFT' },
  { name: 'one row', path: '/financials/AAPL/revenue' },
  { name: 'a row with losses', path: '/financials/F/netIncome' },
  { name: 'search results', path: '/company?query=apple' },
  { name: 'all companies', path: '/companies' },
  { name: 'a list without a match', path: '/companies?q=zzq' },
  { name: 'data quality', path: '/data-quality' },
  { name: 'the failing checks of a company', path: '/data-quality/LLY' },
  { name: 'a listing without data', path: '/company/KO' },
  { name: 'an unknown company', path: '/company/NOSUCH' },
  { name: 'an unknown path', path: '/no/such/page' },
];

test('one row in a small window: axe finds nothing, and comments follow the chart', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 700 });
  await page.goto('/financials/AAPL/revenue');
  await expect(page.getByRole('navigation', { name: 'Rows' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  // The menu of rows is longer than the chart: comments don't wait for its end.
  const table = page.locator('.row-page-body table');
  const comments = page.locator('.row-comments');
  await expect
    .poll(async () => {
      const above = await table.boundingBox();
      const below = await comments.boundingBox();
      return (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0);
    })
    .toBeLessThan(80);
});

for (const look of looks) {
  test.describe(look.name, () => {
    test.use({ viewport: { width: look.width, height: look.height }, colorScheme: look.colorScheme });

    for (const { name, path } of dealtTo(look, states)) {
      test(`axe finds nothing on ${name}`, async ({ page }) => {
        await page.goto(path, { waitUntil: 'networkidle' });
        expect(await axeFindings(page)).toEqual([]);
      });
    }

    test('axe finds nothing on the open source of a figure', async ({ page }) => {
      await page.goto('/company/AAPL#financials');
      await takenOver(page);
      await page.locator('tr[data-row="revenue"] td').nth(10).click();
      await expect(page.getByRole('dialog').getByText(/10-K/).first()).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
    });

    test('axe finds nothing on quarters, on the chart and on the filters', async ({ page }) => {
      test.slow();
      await page.goto('/company/AAPL#financials');
      await takenOver(page);
      const filters = () =>
        page.getByRole('button', { name: /^(Filters|Settings)$/ }).filter({ visible: true });
      await filters().click();
      await expect(page.getByRole('dialog')).toContainText('Highlight beats / misses');
      expect(await axeFindings(page)).toEqual([]);
      await page.getByRole('dialog').getByRole('button', { name: 'Quarterly' }).click();
      await page.getByRole('button', { name: 'Apply' }).click();
      await expect(page.locator('.financials-table thead')).toContainText('2025 Q3');
      expect(await axeFindings(page)).toEqual([]);
      await page
        .getByRole('button', { name: /^(Chart|Show chart)$/ })
        .filter({ visible: true })
        .first()
        .click();
      await expect(page.locator('.financials').getByText('Show as a table')).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
    });

    test('axe finds nothing on the menu of ranges and on the panel of own dates', async ({ page }) => {
      await page.goto('/company/AAPL');
      await takenOver(page);
      const menu = page.getByLabel('More date ranges');
      await menu.selectOption('Max');
      await expect(menu).toHaveValue('MAX');
      expect(await axeFindings(page, { part: '[data-chart-card]' })).toEqual([]);
      await menu.selectOption('dates');
      const panel = page.getByRole('dialog', { name: 'Date range' });
      await panel.getByLabel('From').fill('');
      await panel.getByRole('button', { name: 'Apply' }).click();
      await expect(panel.getByRole('alert')).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
    });

    test('axe finds nothing on a field with an error and on a refused value', async ({ page }) => {
      await page.goto('/company/AAPL');
      await takenOver(page);
      if (look.width < 768) await page.getByRole('button', { name: 'YOUR MODEL' }).click();
      await page.getByLabel('Required return').fill('1.2.3x');
      await page.getByRole('button', { name: 'Calculate' }).click();
      expect(await axeFindings(page)).toEqual([]);
      await page.getByLabel('Required return').fill('2');
      // By its role: a label that holds a select is found by the names of its options, too.
      await page.getByRole('textbox', { name: 'Terminal growth' }).fill('5');
      await page.getByRole('button', { name: 'Calculate' }).click();
      await expect(page.locator('.calculator-card')).toContainText(/growth/i);
      expect(await axeFindings(page)).toEqual([]);
    });

    test('axe finds nothing on open search suggestions', async ({ page }) => {
      await page.goto('/company/AAPL');
      await takenOver(page);
      if (look.width < 768) await page.locator('.search-panel > summary').click();
      await page.getByRole('combobox').first().fill('app');
      await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
    });
  });
}
