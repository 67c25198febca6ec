import { cell, openForEditing, saveState, shareValue, type } from '../forecast-cells.ts';
import { expect, test } from '../signed-in.ts';

test('what can be edited is explained once, before the first cell is', async ({ page }) => {
  await openForEditing(page, 'F');
  await page.evaluate(() => localStorage.removeItem('forecast-editing-modal-show'));
  const at = cell(page, 'margin', 6);
  await at.click();
  const intro = page.getByRole('dialog', { name: 'FORECAST EDITING' });
  await expect(intro).toContainText(
    'Assumptions you can edit are marked blue. Each forecast can be saved and used to compute fair value.',
  );
  await expect(intro.getByLabel('Don’t show this message again')).toBeChecked();
  await intro.getByRole('button', { name: 'OK' }).click();
  await expect(intro).toBeHidden();
  await expect(at).toBeFocused();

  await page.goto('/company/COST');
  const other = cell(page, 'margin', 6);
  await other.click();
  await expect(other).toBeFocused();
  await page.keyboard.press('F2');
  await expect(page.locator('.cell-input')).toBeFocused();
  await expect(intro).toHaveCount(0);
});

test('one click copies the averages, and everything typed since can be undone', async ({ page }) => {
  await openForEditing(page, 'F');
  await page.getByRole('button', { name: 'Edit as my forecast' }).click();
  const first = cell(page, 'revenueChange', 6);
  await expect(first).toBeFocused();
  await expect(page.locator('.edit-bar-name')).toHaveText(/^Base case/);
  await expect(saveState(page)).toContainText('Saved');
  const value = page.locator('.edit-bar .live-value b');
  const averages = await first.textContent();
  const before = await shareValue(page);

  await type(page, first, '3');
  await type(page, cell(page, 'margin', 6), '5');
  await expect(cell(page, 'margin', 6)).toHaveText('5.0%');
  // From anywhere on the page but a text field.
  await page.getByRole('heading', { name: 'Financials' }).click();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(first).toHaveText(averages ?? '');
  await expect(value).toHaveText(before ?? '');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
});
