import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { axeFindings } from '../axe-findings.ts';
import { newName } from '../forecast-cells.ts';
import { looks } from '../looks.ts';
import { makeAccount, postAs, signInOn } from '../people.ts';
import { asXlsx, exported, read, withNumber } from '../spreadsheet.ts';
import { expect, openPage, takenOver, test } from '../watched-page.ts';

const path = '/my-tenfold/forecasts';

/** Somebody who has no forecasts yet, signed in. */
async function joinOn(page: Page): Promise<(symbol: string, body: object) => Promise<{ id: number }>> {
  const post = postAs(page, await signInOn(page, await makeAccount(page)));
  return (symbol, body) => post(`company/${symbol}/forecast/create`, body);
}

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

async function choose(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Menu of ${name}`, exact: true }).click();
  await page.locator('.menu-item', { hasText: action }).click();
}

test('a visitor signs in first and comes back', async ({ page }) => {
  await page.goto(path);
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}`);
});

test('a newcomer makes the averages of Apple theirs with one click, and finds them in the list', async ({
  page,
}) => {
  await joinOn(page);
  await openPage(page, path);
  await expect(page.getByRole('heading', { name: 'Make your first forecast' })).toBeVisible();
  await page.getByRole('button', { name: 'Edit as my forecast: Apple' }).click();
  await expect(page).toHaveURL(/\/company\/AAPL\?forecast=\d+#financials/);
  await expect(page.locator('.edit-bar')).toContainText('Base case');
  await page.goto(path);
  await expect(row(page, 'Base case')).toContainText('From averages · 1 version');
  await expect(page.getByRole('main')).toContainText(
    'Value per share today, by the method you saved (or the company’s default).',
  );
  await expect(page.getByRole('region', { name: 'Scorecard' })).toContainText(
    /“Base case” will be scored when Apple Inc\. files its annual report for fiscal \d{4} \(to September \d{4}\)\./,
  );
  await row(page, 'Base case').getByRole('link', { name: 'Base case' }).click();
  await expect(page.locator('.edit-bar')).toContainText('Base case');
});

test('a new forecast is begun from the list, of any company, and is a copy of its averages', async ({
  page,
}) => {
  const create = await joinOn(page);
  await create('NKE', { name: 'Bear', values: { 2027: { margin: 0.02 } } });
  await openPage(page, path);
  for (const name of ['Base case', 'Base case 2']) {
    await page.getByRole('button', { name: 'New forecast' }).click();
    await page.getByRole('combobox', { name: 'Which company?' }).fill('nike');
    await page.getByRole('option', { name: /^NKE/ }).and(page.locator('button')).click();
    await expect(page).toHaveURL('/company/NKE#forecast');
    // The one that was open last is left for it.
    await expect(page.locator('.edit-bar-name')).toHaveText(name);
    await expect(page.locator('.edit-bar')).toContainText('Saved');
    await page.goto(path);
    const made = page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });
    await expect(made).toContainText('From averages · 1 version');
  }
});

test('a file is imported from the list, on its company’s page', async ({ page }) => {
  await joinOn(page);
  await page.goto('/company/NKE');
  await takenOver(page);
  const file = withNumber(await exported(page), 'margin', 'Terminal', 0.12);
  await openPage(page, path);
  await page.getByLabel('Spreadsheet to import').setInputFiles(asXlsx(file));
  await page.getByRole('combobox', { name: 'Which company?' }).fill('NKE');
  await page.getByRole('option', { name: /^NKE/ }).and(page.locator('button')).click();
  const dialog = page.getByRole('dialog', { name: 'Import' });
  await expect(dialog).toContainText('One input differs');
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.locator('.edit-bar-name')).toHaveText('Averages (imported)');
});

test('versions, an alert and the spreadsheet of a forecast are one choice away', async ({ page }) => {
  const create = await joinOn(page);
  await create('NKE', { name: 'Bear' });
  await create('NKE', { name: 'Recovery', values: { 2027: { margin: '=margin[-1] + 1%' } } });
  // Another one was edited last.
  await create('NKE', { name: 'Bull' });
  await openPage(page, path);
  await choose(page, 'Recovery', 'Versions');
  const versions = page.getByRole('dialog', { name: 'Versions' });
  await expect(versions).toContainText('Recovery');
  await expect(versions).toContainText('Created from averages');

  await page.goBack();
  await choose(page, 'Recovery', 'Alert');
  const card = page.getByRole('region', { name: 'Price alert' });
  await expect(card.getByLabel('Forecast').locator('option:checked')).toContainText('Recovery');
  await expect(card).toBeInViewport();
  await card.getByRole('button', { name: 'Set alert' }).click();
  await expect(card.getByRole('listitem')).toContainText('Recovery');

  await page.goto(path);
  await takenOver(page);
  const downloads = page.waitForEvent('download');
  await choose(page, 'Recovery', 'Export');
  const { sheets } = await read(await readFile(await (await downloads).path()));
  expect(JSON.stringify(sheets)).toContain('Forecast: Recovery.');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('on a phone they open above the forecast', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const create = await joinOn(page);
  await create('NKE', { name: 'Recovery' });
  await openPage(page, path);
  await expect(page.getByRole('button', { name: 'New forecast' })).toBeInViewport({ ratio: 1 });
  await choose(page, 'Recovery', 'Versions');
  await expect(page.getByRole('dialog', { name: 'Versions' })).toContainText('Created from averages');
  await page.goBack();
  await choose(page, 'Recovery', 'Alert');
  await expect(page.getByRole('region', { name: 'Price alert' })).toBeInViewport();
});

test('a forecast is renamed, duplicated, deleted, and brought back', async ({ page }) => {
  const create = await joinOn(page);
  await create('NKE', { name: 'Recovery', values: { 2027: { margin: 0.12 } } });
  await create('AAPL', { name: 'Services' });
  await openPage(page, path);
  const value = await row(page, 'Recovery').getByRole('cell').nth(2).textContent();

  await choose(page, 'Recovery', 'Rename');
  const name = newName('Slow recovery');
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(row(page, name)).toBeVisible();

  await choose(page, name, 'Duplicate');
  await expect(page.getByRole('status').filter({ hasText: `Duplicated as ${name} copy.` })).toBeVisible();
  await expect(row(page, `${name} copy`)).toContainText(`From ${name} · 1 version`);
  await expect(row(page, `${name} copy`).getByRole('cell').nth(2)).toHaveText(value ?? '');

  await choose(page, `${name} copy`, 'Delete');
  await expect(row(page, `${name} copy`)).toBeHidden();
  await expect(page.getByText('2 forecasts on 2 companies')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(row(page, `${name} copy`)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('row')).toHaveCount(4);
});

test('a forecast with own figures is worth the same in the list and on any device', async ({ page }) => {
  const create = await joinOn(page);
  await create('COST', { name: 'As filed' });
  const { id } = await create('COST', { name: 'Own net debt', own_figures: { net_debt: 5e9 } });
  await page.goto(path);
  const listed = (name: string) => row(page, name).locator('b.edit').first().textContent();
  const filed = await listed('As filed');
  const own = await listed('Own net debt');
  expect(own).not.toBe(filed);
  await page.goto(`/company/COST?forecast=${id}`);
  const value = page.locator('.edit-bar .live-value b');
  await expect(value).toHaveText(own ?? '');
  await page.getByLabel('Forecast:').last().selectOption({ label: 'Averages' });
  await expect(page.locator('.edit-bar')).toContainText('Averages');
  await expect(page.locator('.calculator-card .calculator-figure').first()).toHaveText(filed ?? '');
});

test('the offer to undo is over after ten seconds', async ({ page }) => {
  const create = await joinOn(page);
  await create('AAPL', { name: 'Services' });
  await page.clock.install();
  await openPage(page, path);
  await page.getByRole('button', { name: 'Menu of Services' }).click();
  await page.clock.runFor(100);
  await page.locator('.menu-item', { hasText: 'Delete' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.clock.runFor(9_000);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.clock.runFor(1_500);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Make your first forecast' })).toBeVisible();
});

test.describe('refused', () => {
  test.use({ refusals: [404, 409, 422] });

  test('a name that is taken, or none, stays in the field with its reason', async ({ page }) => {
    const create = await joinOn(page);
    await create('AAPL', { name: 'Services' });
    await create('AAPL', { name: 'Hardware' });
    await openPage(page, path);
    await choose(page, 'Hardware', 'Rename');
    const field = page.getByRole('textbox', { name: 'Name' });
    await field.fill('services');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toContainText('You already have a forecast called Services.');
    await field.fill('   ');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toContainText('Enter the forecast name');
    await page.keyboard.press('Escape');
    await expect(row(page, 'Hardware')).toBeVisible();
  });

  test('one that was deleted in another tab says so', async ({ page }) => {
    const create = await joinOn(page);
    const { id } = await create('AAPL', { name: 'Services' });
    await openPage(page, path);
    await page.evaluate(
      (id) =>
        fetch(`/api/v1/company/AAPL/forecast/${id}/delete`, {
          method: 'POST',
          headers: { authorization: `Bearer ${localStorage.getItem('access-token')}` },
        }),
      id,
    );
    await choose(page, 'Services', 'Duplicate');
    await expect(page.getByRole('alert')).toContainText(/forecast/i);
  });
});

test('the list is ordered and narrowed by its address, whatever that says', async ({ page }) => {
  const create = await joinOn(page);
  await create('NKE', { name: 'Recovery' });
  await create('AAPL', { name: 'Services' });
  await openPage(page, `${path}?company=NKE&sort=%3Cscript%3E`);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByLabel('Company', { exact: true }).selectOption('');
  await expect(page.getByRole('row')).toHaveCount(3);
  await page.getByRole('link', { name: 'Forecast', exact: true }).click();
  await expect(page).toHaveURL(`${path}?sort=name`);
  await expect(page.getByRole('row').nth(1)).toContainText('Apple');
});

for (const look of looks) {
  test(`axe finds nothing on the list, its menu and what it says: ${look.name}`, async ({ page }) => {
    await page.setViewportSize(look);
    await page.emulateMedia({ colorScheme: look.colorScheme });
    const create = await joinOn(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await axeFindings(page)).toEqual([]);
    await create('AAPL', { name: `A name of one long word ${'x'.repeat(70)}` });
    await create('F', { name: 'Without a value' });
    await openPage(page, path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    await page.getByRole('button', { name: 'Menu of Without a value' }).click();
    await expect(page.locator('.menu-item').first()).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.locator('.menu-item', { hasText: 'Duplicate' }).click();
    await expect(page.locator('.toast')).toBeVisible();
    await takenOver(page);
    expect(await axeFindings(page)).toEqual([]);
  });
}
