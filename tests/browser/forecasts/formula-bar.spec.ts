import { cell, nameIt, newName, openForEditing, saveState, type } from '../forecast-cells.ts';
import { expect, test } from '../signed-in.ts';

const field = '.cell-input';
const help = '.cell-pop';

test('a formula is written by suggestions and by clicks on cells, and framed where it refers to', async ({
  page,
}) => {
  await openForEditing(page, 'AAPL');
  const at = cell(page, 'revenueChange', 4);
  await at.click();
  await expect(at).toBeFocused();
  await page.keyboard.type('=AV');
  const suggestions = page.getByRole('listbox', { name: 'Suggestions' });
  await expect(suggestions.getByRole('option', { name: 'AVERAGE mean' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('ArrowDown');
  await expect(suggestions.getByRole('option', { name: 'averages.revenueChange' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Tab');
  await expect(page.locator(field)).toHaveValue('=AVERAGE(');
  await expect(page.locator(help)).toContainText('The mean of the numbers.');

  await cell(page, 'revenueChange', 5).click();
  await expect(page.locator(field)).toHaveValue('=AVERAGE(revenueChange[-1]');
  await cell(page, 'margin', 5).click();
  await expect(page.locator(field)).toHaveValue('=AVERAGE(margin[-1]');
  await expect(cell(page, 'margin', 5)).toHaveAttribute('data-ref', '1');
  await expect(cell(page, 'revenueChange', 5)).not.toHaveAttribute('data-ref');
  await page.keyboard.press('F4');
  await expect(page.locator(field)).toHaveValue(/^=AVERAGE\(margin\[20\d\d\]$/);
  await page.keyboard.press('F4');
  await page.keyboard.type('; averages.marg');
  await suggestions.getByRole('option', { name: 'averages.margin' }).click();
  await expect(page.locator(field)).toHaveValue('=AVERAGE(margin[-1]; averages.margin');
  await expect(page.locator(field)).toBeFocused();
  await expect(cell(page, 'margin', 7)).toHaveAttribute('data-ref', '2');
  await expect(page.locator(help)).toContainText(/Result \d+\.\d%/);

  await page.keyboard.press('Enter');
  await nameIt(page, newName('Formula'));
  await expect(at).toHaveClass(/has-formula/);
  await expect(page.locator('[data-ref]')).toHaveCount(0);
  await at.click();
  const bar = page.getByRole('textbox', { name: 'Formula' });
  await expect(bar).toHaveValue('=AVERAGE(margin[-1]; averages.margin)');
});

test('a cell is typed in the formula bar, which follows the table and the table it', async ({ page }) => {
  await openForEditing(page, 'COST');
  const at = cell(page, 'margin', 6);
  await at.click();
  await expect(at).toBeFocused();
  await page.keyboard.type('=08[2024]');
  await expect(page.locator('.fx-name')).toHaveText(/Margin 20\d\d/);
  const bar = page.getByRole('combobox', { name: /^Formula of Margin/ });
  await expect(bar).toHaveValue('=08[2024]');
  await bar.click();
  await page.keyboard.press('End');
  await page.keyboard.type(' + 1%');
  await expect(page.locator(field)).toHaveValue('=08[2024] + 1%');
  await page.keyboard.press('Enter');
  await nameIt(page, newName('Bar'));
  await expect(cell(page, 'margin', 6)).toHaveClass(/has-formula/);
  await at.click();
  // By their names: with other rows shown, the numbers are others.
  await expect(page.getByRole('textbox', { name: 'Formula' })).toHaveValue('=margin[2024] + 1%');
  await page.getByRole('textbox', { name: 'Formula' }).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('7');
  await page.keyboard.press('Escape');
  await expect(at).toBeFocused();
  await expect(at).toHaveClass(/has-formula/);
  await expect(saveState(page)).toContainText('Saved');
});

test('a formula refers to rows that the table does not show', async ({ page }) => {
  await openForEditing(page, 'COST');
  const at = cell(page, 'margin', 6);
  await type(page, at, '=ebitda[2025]/revenue[2025]');
  await nameIt(page, newName('Further rows'));
  await expect(at).toHaveText(/^\d+\.\d%$/);
  await expect(saveState(page)).toContainText('Saved');
});
