import type { Page } from '@playwright/test';
import { expect, openPage, test } from '../watched-page.ts';

const heatmap = (page: Page) => page.locator('.sensitivity-heatmap');

/** By its place: rates down, rates across. */
const cell = (page: Page, row: number, column: number) =>
  heatmap(page).locator('tbody tr').nth(row).getByRole('button').nth(column);

test('the heat map is one stop for Tab, arrows walk its values, and Enter uses the rates of one', async ({
  page,
}) => {
  await openPage(page, '/company/AAPL');
  const stops = heatmap(page).locator('button[tabindex="0"]');
  await expect(stops).toHaveCount(1);
  await expect(stops).toHaveAttribute('aria-pressed', 'true');
  await stops.focus();
  const walk = async (key: string, row: number, column: number) => {
    await page.keyboard.press(key);
    await expect(cell(page, row, column)).toBeFocused();
  };
  const chosenRow = await stops.evaluate((button) => (button.closest('tr')?.rowIndex ?? 0) - 1);
  await walk('Home', chosenRow, 0);
  for (let row = chosenRow - 1; row >= 0; row -= 1) await walk('ArrowUp', row, 0);
  await walk('ArrowLeft', 0, 0);
  await walk('ArrowUp', 0, 0);
  await walk('End', 0, 4);
  await walk('ArrowRight', 0, 4);
  await walk('ArrowDown', 1, 4);
  await walk('ArrowLeft', 1, 3);
  await walk('ArrowDown', 2, 3);
  await walk('ArrowUp', 1, 3);
  const value = await cell(page, 1, 3).textContent();
  await page.keyboard.press('Enter');
  // The chosen rates move to the middle, and the focus with them.
  const chosen = heatmap(page).locator('[aria-pressed="true"]');
  await expect(chosen).toBeFocused();
  await expect(chosen).toHaveText(value ?? '');
  await expect(chosen).toHaveAttribute('tabindex', '0');
  await expect(stops).toHaveCount(1);
  await page.keyboard.press('Shift+Tab');
  await expect(chosen).not.toBeFocused();
  await page.keyboard.press('Tab');
  await expect(chosen).toBeFocused();
});
