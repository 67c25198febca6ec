import type { Page } from '@playwright/test';
import { formatPerShare } from '@tenfold/domain/format';
import { cell, nameIt, newName, openForEditing, saveState, type } from '../forecast-cells.ts';
import { expect, takenOver, test } from '../signed-in.ts';
import {
  asXlsx,
  differences,
  exported,
  hasLibreOffice,
  importFile,
  read,
  recalculated,
  valuePerShare,
  withNumber,
} from '../spreadsheet.ts';
import { test as visitors } from '../watched-page.ts';

test('a forecast goes to a spreadsheet and back without a difference', async ({ page }) => {
  test.skip(!hasLibreOffice, 'LibreOffice is not installed');
  await openForEditing(page, 'NKE');
  await type(page, cell(page, 'revenueChange', 6), '7,5');
  const name = newName('To a spreadsheet');
  await nameIt(page, name);
  await type(page, cell(page, 'percentageCfoOfRevenue', 1), '14');
  await type(page, cell(page, 'margin', 5), '=AVERAGE(margin[2022:2025])');
  await expect(cell(page, 'margin', 5)).toHaveClass(/has-formula/);
  await expect(page.locator('.is-changed')).toHaveCount(0);
  await expect(saveState(page)).toContainText('Saved');
  await page.reload();
  const forecasts = page.getByLabel('Forecast:').last();
  await expect(forecasts).toContainText(`${name} - `);
  const labels = await forecasts.locator('option').allTextContents();
  await forecasts.selectOption({ label: labels.find((label) => label.startsWith(name)) ?? '' });
  await expect(cell(page, 'revenueChange', 6)).toHaveText('7.5%');
  await takenOver(page);

  const file = await exported(page);
  const after = await recalculated(file);
  expect(differences(file, after)).toEqual([]);
  const value = await page.locator('.value-result strong').textContent();
  expect(`$${formatPerShare(valuePerShare(after))}`).toBe(value);
  await expect(await importFile(page, after.file)).toContainText('No difference');
});

test('an edited copy shows its difference first, and becomes a forecast of its own', async ({ page }) => {
  await page.goto('/company/COST');
  await takenOver(page);
  const file = await exported(page);
  const dialog = await importFile(page, withNumber(file, 'margin', 'Terminal', 0.035));
  await expect(dialog).toContainText('One input differs');
  await expect(dialog.getByRole('row', { name: /^Margin Terminal/ })).toContainText('3.5%');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await importFile(page, withNumber(file, 'revenue', '2028', 300_000));
  await expect(dialog).toContainText('No difference');
  await expect(dialog).toContainText('Revenue 2028 (300,000 in the file, ');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await importFile(page, withNumber(file, 'percentageCfoOfRevenue', '2028', 0.05));
  await expect(dialog.getByRole('row', { name: /^CFO, % of revenue 2028/ })).toContainText('5.0%');
  const shown = (await page.locator('.value-result strong').textContent()) ?? '';
  const value = dialog.getByRole('row', { name: /^Value per share/ }).locator('td');
  await expect(value.first()).toHaveText(shown);
  const imported = (await value.last().textContent()) ?? '';
  expect(imported).not.toBe(shown);
  const name = newName('From a spreadsheet');
  await dialog.getByLabel('Forecast name').fill(name);
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('.edit-bar-name')).toHaveText(name);
  await expect(cell(page, 'percentageCfoOfRevenue', 4)).toHaveText('5.0%');
  await expect(page.locator('.value-result strong')).toHaveText(imported);
  await page.reload();
  await expect(page.getByLabel('Forecast:').last()).toContainText(`${name} - `);
});

test('a file that can’t be imported is answered in words, and nothing of it is kept', async ({ page }) => {
  await page.goto('/company/AAPL');
  await takenOver(page);
  const file = await exported(page);
  for (const [hostile, words] of [
    [Buffer.from('not a spreadsheet'), 'This file can’t be read.'],
    [file.file.slice(0, 9_000), 'This file can’t be read.'],
    [new Uint8Array(6_000_000), 'This file is too large'],
    [
      withNumber(file, 'revenue', '2024', 391_000),
      'Reported figures differ from this page: Revenue 2024 (391,000 in the file, 391,035 here).',
    ],
    [withNumber(file, 'margin', '2028', 5_000), 'Margin 2028'],
  ] as const) {
    const dialog = await importFile(page, hostile);
    await expect(dialog.getByRole('alert')).toContainText(words);
    await expect(dialog).toContainText('Nothing was imported.');
    await expect(dialog.getByRole('button', { name: 'Import', exact: true })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  await page.goto('/company/NKE');
  await takenOver(page);
  await expect(await importFile(page, file.file)).toContainText('This file is for AAPL.');
});

/** What the page asks for waits until it is released. */
async function held(page: Page, address: RegExp) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return { release: resolve };
}

test('a file chosen before the script of the table has come, or while a forecast opens, is read', async ({
  page,
}) => {
  await page.goto('/company/COST');
  await takenOver(page);
  const { file } = await exported(page);
  const edited = withNumber({ file, sheets: (await read(file)).sheets }, 'margin', 'Terminal', 0.035);
  const script = await held(page, /\/assets\/company-parts-/);
  await page.goto('/company/COST');
  await page.getByLabel('Spreadsheet to import').setInputFiles(asXlsx(edited));
  script.release();
  const dialog = page.getByRole('dialog', { name: 'Import' });
  await expect(dialog).toContainText('One input differs');
  await dialog.getByLabel('Forecast name').fill(newName('Chosen early'));
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(dialog).toBeHidden();

  // The one that was open last opens by itself once the person's forecasts are there.
  const forecasts = await held(page, /\/api\/v1\/company\/COST\/forecast$/);
  await page.goto('/company/COST');
  await takenOver(page);
  const opened = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import an edited spreadsheet' }).click();
  const chooser = await opened;
  forecasts.release();
  await expect(page.locator('.edit-bar-name')).toContainText('Chosen early');
  await chooser.setFiles(asXlsx(edited));
  await expect(dialog).toContainText('One input differs');
});

visitors('a visitor is asked to sign in before exporting or importing', async ({ page }) => {
  await page.goto('/company/AAPL');
  await takenOver(page);
  await page.getByRole('button', { name: 'Export to a spreadsheet' }).click();
  await expect(page.getByRole('dialog')).toContainText('Sign up free to export financials.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Import an edited spreadsheet' }).click();
  await expect(page.getByRole('dialog')).toContainText('Sign up free to keep forecasts of your own.');
});
