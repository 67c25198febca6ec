import { cell, nameIt, newName, openForEditing, saveState, shareValue, type } from '../forecast-cells.ts';
import { createForecast } from '../saved-forecast.ts';
import { expect, takenOver, test } from '../signed-in.ts';

test('a thesis of margins moves nothing, says so before it is typed, and moves the value once it is linked', async ({
  page,
  token,
}) => {
  // Somebody with fewer is told how to type instead.
  for (const name of ['One', 'Another'])
    await createForecast({ page, token }, 'NKE', { name: newName(name), values: {} });
  await openForEditing(page, 'NKE');
  const margin = cell(page, 'margin', 6);
  const row = page.locator('tr[data-row="margin"]');
  await expect(row.getByRole('rowheader')).toContainText('Doesn’t move the value');
  await margin.click();
  await expect(page.locator('.effect-hint')).toContainText('Moves EPS and ROE, not this value.');
  await type(page, margin, '12');
  await nameIt(page, newName('Margins'));
  const unmoved = await shareValue(page);
  await margin.click();
  await page.getByRole('button', { name: /Let margin move CFO/ }).click();
  await expect(cell(page, 'percentageCfoOfRevenue', 6)).toHaveText('13.8%');
  await expect(page.locator('.edit-bar .live-value b')).not.toHaveText(unmoved);
  await expect(row.getByRole('rowheader')).toContainText('Moves the value');
  await cell(page, 'percentageCfoOfRevenue', 6).click();
  await page.keyboard.press('F2');
  await expect(page.locator('.cell-pop')).toContainText('Margin 12.0% × cash conversion 1.15');
  await expect(page.locator('.cell-pop')).toContainText(/One point more in every year: \+\$\d/);
  await page.keyboard.press('Escape');
  await expect(saveState(page)).toContainText('Saved');

  const linked = page.getByRole('switch', { name: 'Margin moves CFO' });
  await expect(linked).toBeChecked();
  await linked.uncheck();
  await expect(page.locator('.edit-bar .live-value b')).toHaveText(unmoved);
  await expect(row.getByRole('rowheader')).toContainText('Doesn’t move the value');
});

test('where no row moves the value, one click values by free cash flow', async ({ page }) => {
  await openForEditing(page, 'O');
  const helps = page.locator('.what-helps');
  await expect(helps).toContainText(
    'No row of this table moves the value by adjusted funds from operations.',
  );
  const revenue = page.locator('tr[data-row="revenueChange"]').getByRole('rowheader');
  await expect(revenue).toContainText('Doesn’t move the value');
  await helps.getByRole('button', { name: 'Value by free cash flow' }).click();
  await expect(revenue).toContainText('Moves the value');
  await expect(helps).toHaveCount(0);
});

test('where a figure is missing, it is filled beside the table', async ({ page }) => {
  await openForEditing(page, 'V');
  const helps = page.locator('.what-helps');
  await expect(helps).toContainText('No value: the share count is missing.');
  await helps.getByRole('button', { name: 'Enter shares' }).click();
  await helps.getByRole('textbox', { name: 'Your shares' }).fill('1950');
  await helps.getByRole('textbox', { name: 'Source' }).fill('10-K');
  await helps.getByRole('button', { name: 'Save' }).click();
  await expect(helps).toHaveCount(0);
  await expect(page.locator('.calculator-figure').first()).toHaveText(/^\$\d/);
});

test('a year analysts leave out lies between the last twelve months and their first, and says so', async ({
  page,
}) => {
  await page.goto('/company/MSFT');
  await takenOver(page);
  await page.getByRole('group', { name: 'Forecast type' }).getByText('Analysts').click();
  const bridged = page.locator('.financials-table').getByRole('button', { name: 'Bridged' });
  await bridged.click();
  await expect(page.getByRole('note').filter({ hasText: 'There is no consensus for 2026.' })).toContainText(
    /EPS lies between 16\.82 in the twelve months to Mar 31, 2026 and 19\.70 expected for 2027\./,
  );
  await expect(
    cell(page, 'earningsPerShare', 6).or(
      page.locator('tr[data-row="earningsPerShare"] td:nth-last-child(6)'),
    ),
  ).toHaveText('17.36');
  await expect(page.locator('.financials-table')).toContainText('35 analysts');
});

test('typed growth of free cash flow says where it leaves CFO less capex', async ({ page }) => {
  await openForEditing(page, 'AAPL');
  await page.getByLabel('Rows:').selectOption('All');
  await type(page, cell(page, 'freeCashFlowGrowthRate', 1), '3');
  await nameIt(page, newName('Terminal growth'));
  await expect(page.locator('tr[data-row="freeCashFlow"]').getByRole('rowheader')).toContainText(
    'by typed growth in Terminal',
  );
});
