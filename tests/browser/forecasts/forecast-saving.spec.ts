import type { BrowserContext, Page } from '@playwright/test';
import { cell, nameIt, newName, openForEditing, saveState, type } from '../forecast-cells.ts';
import { expect, test } from '../signed-in.ts';

// Stale saves, and a network that is away, are what these tests are about.
test.use({ refusals: [409], loggedFailure: /net::ERR_|Failed to fetch| refresh / });

const value = '.edit-bar .live-value b';

test('two tabs: cells changed in one alone are merged, those changed in both are asked for', async ({
  page,
  context,
}) => {
  const name = newName('Two tabs');
  await begin(page, 'COST', name);
  const other = await openAgain(context, 'COST', name);

  await type(other, cell(other, 'capexChange', 6), '4');
  await expect(saveState(other)).toContainText('Saved');
  await type(page, cell(page, 'margin', 5), '12');
  await expect(saveState(page)).toContainText('Saved');
  await expect(cell(page, 'capexChange', 6)).toHaveText('4.0%');

  // The other tab doesn't know of 12 % yet, and types 13.
  await type(other, cell(other, 'margin', 5), '13');
  const dialog = other.getByRole('dialog', { name: 'This forecast was also changed elsewhere' });
  await expect(dialog).toContainText('Margin 2027');
  await other.keyboard.press('Escape');
  await expect(saveState(other)).toContainText('Not saved.');
  await type(other, cell(other, 'margin', 4), '14');
  await other.getByRole('button', { name: 'Choose what to keep' }).click();
  await dialog.getByRole('radio', { name: 'Margin 2027, elsewhere: 12.0%' }).check();
  const chosen = await dialog.locator('tr.total td').last().textContent();
  await dialog.getByRole('button', { name: 'Save choice' }).click();
  await expect(saveState(other)).toContainText('Saved');
  await expect(cell(other, 'margin', 5)).toHaveText('12.0%');
  await expect(cell(other, 'margin', 4)).toHaveText('14.0%');
  await expect(other.locator(value)).toHaveText(chosen ?? '');

  await page.reload();
  await choose(page, name);
  await expect(cell(page, 'margin', 5)).toHaveText('12.0%');
  await expect(cell(page, 'margin', 4)).toHaveText('14.0%');
  await expect(page.locator(value)).toHaveText(chosen ?? '');
});

test('what is typed offline is kept, and saved when the network is back', async ({ page, context }) => {
  const name = newName('Offline');
  await begin(page, 'O', name);
  await context.setOffline(true);
  await type(page, cell(page, 'margin', 5), '21');
  await expect(saveState(page)).toContainText('Offline. 1 edit kept here.');
  await context.setOffline(false);
  await expect(saveState(page)).toContainText('Saved');
  await page.reload();
  await choose(page, name);
  await expect(cell(page, 'margin', 5)).toHaveText('21.0%');
});

test('edits that could not be sent are there when their forecast is chosen again', async ({ page }) => {
  const name = newName('Refused');
  await begin(page, 'NKE', name);
  await page.route('**/forecast/*/save', (route) => route.abort());
  await type(page, cell(page, 'margin', 5), '9');
  await expect(saveState(page)).toContainText('Not saved.');
  await page.getByLabel('Forecast:').last().selectOption({ label: 'Averages' });
  await expect(cell(page, 'margin', 5)).not.toHaveText('9.0%');
  // The edit may be on its way again from when the forecast was left: it says nothing of itself then.
  const saved = page.waitForResponse((answer) => /forecast\/\d+\/save$/.test(answer.url()) && answer.ok());
  await page.unroute('**/forecast/*/save');
  await choose(page, name);
  await expect(cell(page, 'margin', 5)).toHaveText('9.0%');
  await saved;
  await expect(saveState(page)).not.toContainText('Not saved.');
});

async function begin(page: Page, symbol: string, name: string): Promise<void> {
  await openForEditing(page, symbol);
  await type(page, cell(page, 'margin', 6), '11');
  await nameIt(page, name);
  await expect(saveState(page)).toContainText('Saved');
}

async function openAgain(context: BrowserContext, symbol: string, name: string): Promise<Page> {
  const page = await context.newPage();
  await openForEditing(page, symbol);
  await choose(page, name);
  await expect(cell(page, 'margin', 6)).toHaveText('11.0%');
  return page;
}

async function choose(page: Page, name: string): Promise<void> {
  const forecasts = page.getByLabel('Forecast:').last();
  await expect(forecasts).toContainText(`${name} - `);
  const labels = await forecasts.locator('option').allTextContents();
  await forecasts.selectOption({ label: labels.find((label) => label.startsWith(name)) ?? '' });
}
