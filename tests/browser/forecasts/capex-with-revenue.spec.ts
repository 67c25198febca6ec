import { cell, newName, openForEditing, saveState } from '../forecast-cells.ts';
import { createForecast, showForecast } from '../saved-forecast.ts';
import { expect, test } from '../signed-in.ts';

test('a saved forecast whose capex outruns its cash flow grows it with revenue by a click, and undoes it', async ({
  page,
  token,
}) => {
  const name = newName('Capex');
  const columns = ['2026', '2027', '2028', '2029', '2030', 'Terminal'];
  const values = Object.fromEntries(columns.map((column) => [column, { capexChange: 0.9 }]));
  await createForecast({ page, token }, 'AAPL', { name, values });
  await openForEditing(page, 'AAPL');
  await showForecast(page, name);
  const card = page.locator('.fair-value');
  await expect(card).toContainText('The forecast ends with negative free cash flow.');
  await card.getByRole('button', { name: 'Grow capex with revenue instead' }).click();
  await expect(card).not.toContainText('The forecast ends with negative free cash flow.');
  await expect(cell(page, 'capexChange', 1)).toHaveClass(/has-formula/);
  await expect(cell(page, 'capexChange', 1)).toHaveText(
    (await cell(page, 'revenueChange', 1).textContent()) ?? '',
  );
  await expect(saveState(page)).toContainText('Saved');
  await page.getByRole('button', { name: 'Undo Capex change, all columns' }).click();
  await expect(cell(page, 'capexChange', 1)).toHaveText('90.0%');
});

test('a copy keeps the value that was shown, whichever method that was', async ({ page }) => {
  await openForEditing(page, 'META');
  const value = page.locator('.calculator-card .calculator-figure').first();
  await expect(value).toHaveText(/\d/);
  const shown = await value.textContent();
  await page.getByRole('button', { name: 'Edit as my forecast' }).click();
  await expect(saveState(page)).toContainText('Saved');
  await expect(page.locator('.edit-bar .live-value b')).toHaveText(/\d/);
  await expect(value).toHaveText(shown ?? '');
  await expect(cell(page, 'capexChange', 6)).toHaveClass(/has-formula/);
});
