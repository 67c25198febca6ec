import type { Locator } from '@playwright/test';
import { cell, nameIt, newName, openForEditing, saveState, shareValue, type } from '../forecast-cells.ts';
import { samplePerson, signInOn } from '../people.ts';
import { expect, test } from '../signed-in.ts';
import { test as visitors } from '../watched-page.ts';

const value = '.edit-bar .live-value b';

test('three cells typed over averages are named, saved, and there after a reload', async ({ page }) => {
  await openForEditing(page, 'AAPL');
  const estimated = cell(page, 'revenueChange', 6);
  await type(page, estimated, '7,5');
  const name = newName('Three cells');
  await nameIt(page, name);
  await expect(estimated).toHaveText('7.5%');
  await expect(saveState(page)).toContainText('Saved');

  const before = await shareValue(page);
  await type(page, cell(page, 'percentageCfoOfRevenue', 1), '40', 'Tab');
  await expect(page.locator(value)).not.toHaveText(before ?? '');
  await type(page, cell(page, 'margin', 6), '=AVERAGE(margin[2022:2025])');
  await expect(cell(page, 'margin', 6)).toHaveText(/\d\.\d%/);
  await expect(cell(page, 'margin', 6)).toHaveClass(/has-formula/);
  await expect(saveState(page)).toContainText('Saved');
  await expect(page.locator('.is-changed')).toHaveCount(0);
  const margin = await cell(page, 'margin', 6).textContent();
  const saved = await shareValue(page);

  await page.reload();
  const forecasts = page.getByLabel('Forecast:').last();
  await expect(forecasts).toContainText(`${name} - `);
  // It was open last.
  await expect(estimated).toHaveText('7.5%');
  await expect(cell(page, 'percentageCfoOfRevenue', 1)).toHaveText('40.0%');
  await expect(cell(page, 'margin', 6)).toHaveText(margin ?? '');
  await expect(page.locator(value)).toHaveText(saved ?? '');
  // Those typed look typed after days, the others don't.
  await expect(estimated).toHaveAttribute('title', /^Typed by you\./);
  await expect(page.locator('td.is-typed')).toHaveCount(3);
});

test('calculated cells are copied as they are shown, typed ones as they were typed', async ({ page }) => {
  await openForEditing(page, 'AAPL');
  const copied = () =>
    page.evaluate(() => {
      const clipboardData = new DataTransfer();
      const event = new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(event);
      return clipboardData.getData('text/plain');
    });
  await type(page, cell(page, 'margin', 6), '=AVERAGE(margin[2022:2025])');
  await nameIt(page, newName('Copied'));
  await cell(page, 'margin', 6).focus();
  expect(await copied()).toBe('=AVERAGE(margin[2022:2025])');
  await page.keyboard.press('ArrowUp');
  const shown = await page.evaluate(() => document.activeElement?.textContent);
  expect(shown).toMatch(/^\d/);
  expect(await copied()).toBe(shown);
});

test('keys alone type, fill, clear, undo and redo', async ({ page }) => {
  await openForEditing(page, 'COST');
  const at = (fromEnd: number) => cell(page, 'capexChange', fromEnd);
  const averages = await at(6).textContent();
  await type(page, at(6), '5', 'Escape');
  await expect(at(6)).toHaveText(averages ?? '');
  await expect(at(6)).toBeFocused();
  await expect(page.locator('.edit-bar')).toContainText('Averages');

  await page.keyboard.type('five');
  await expect(page.locator('.cell-input')).toHaveCount(0);
  await type(page, at(6), '2.5', 'Tab');
  await nameIt(page, newName('Keys'));
  await expect(at(6)).toHaveText('2.5%');
  await expect(at(5)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Control+r');
  for (const fromEnd of [5, 4, 3, 2, 1]) await expect(at(fromEnd)).toHaveText('2.5%');
  await page.keyboard.press('Control+z');
  await expect(at(5)).toHaveText(averages ?? '');
  await page.keyboard.press('Control+Shift+z');
  await expect(at(1)).toHaveText('2.5%');
  await page.keyboard.press('Delete');
  await expect(at(6)).toHaveText(averages ?? '');
  await page.keyboard.press('F2');
  await page.keyboard.type('(1,5)');
  await page.keyboard.press('Enter');
  await expect(at(6)).toHaveText('(1.5%)');
  await expect(cell(page, 'totalAssetsChange', 6)).toBeFocused();
  await expect(saveState(page)).toContainText('Saved');
});

test('the box beside a cell leaves the cell in sight', async ({ page }) => {
  await openForEditing(page, 'AAPL');
  const at = cell(page, 'revenueChange', 6);
  await at.click();
  await expect(at).toBeFocused();
  await page.keyboard.type('8');
  await expect(page.locator(value)).toBeVisible();
  const box = page.locator('.cell-pop');
  await expect(async () => {
    const cellBox = await at.boundingBox();
    const popBox = await box.boundingBox();
    expect(
      popBox &&
        cellBox &&
        Math.max(popBox.y - cellBox.y - cellBox.height, cellBox.y - popBox.y - popBox.height),
    ).toBeGreaterThanOrEqual(0);
  }).toPass({ timeout: 5_000 });
});

test('what is not a number is not applied, and says so', async ({ page }) => {
  await openForEditing(page, 'O');
  const at = cell(page, 'margin', 6);
  const before = await at.textContent();
  await type(page, at, '1.2.3');
  await expect(page.getByRole('alert')).toHaveText('Invalid format. Please input number.');
  await page.keyboard.press('Escape');
  await expect(at).toHaveText(before ?? '');
});

test('a formula without a result leaves its cell blank and says why', async ({ page }) => {
  await openForEditing(page, 'AAPL');
  const at = cell(page, 'margin', 5);
  await type(page, at, '=margins[-1]');
  await nameIt(page, newName('Failed'));
  await expect(at).toHaveClass(/is-error/);
  await expect(at).not.toContainText('%');
  await expect(cell(page, 'margin', 4)).toHaveText(/%/);
  const reason = '“margins” isn’t a row of the table or a function.';
  await at.click();
  await expect(page.locator('.cell-pop')).toContainText(reason);
  // A screen reader announces the reason.
  await expect(page.getByRole('gridcell', { name: reason })).toBeFocused();
  await page.keyboard.press('F2');
  await expect(page.locator('.cell-pop')).toContainText(reason);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Delete');
  await expect(at).toHaveText(/%/);
  await expect(page.locator('.cell-pop')).toHaveCount(0);
});

test('growth of free cash flow is typed among all rows, and stays in view', async ({ page }) => {
  await openForEditing(page, 'AAPL');
  await page.getByLabel('Rows:').selectOption('All');
  const at = cell(page, 'freeCashFlowGrowthRate', 1);
  await type(page, at, '12');
  await nameIt(page, newName('Grown'));
  await expect(at).toHaveText('12.0%');
  await page.getByLabel('Rows:').selectOption('Default');
  await expect(page.locator('tr[data-row="ebitda"]')).toHaveCount(0);
  await expect(at).toHaveText('12.0%');
});

visitors('a visitor tries one change, sees the value move, and is offered to keep it', async ({ page }) => {
  await openForEditing(page, 'AAPL');
  const at = cell(page, 'percentageCfoOfRevenue', 6);
  const before = await cell(page, 'percentageCfoOfRevenue', 5).textContent();
  await type(page, at, '45');
  await expect(at).toHaveText('45.0%');
  const offer = page.locator('.toast', { hasText: /^Value per share \$\d+\.\d\d → \$\d+\.\d\d/ });
  const [was = '', is = ''] = (await offer.textContent())?.match(/\$[\d.]+/g) ?? [];
  expect(is).not.toBe(was);
  await expect(page.locator(value)).toHaveText(is);
  await expect(offer.getByRole('link', { name: 'Sign up to keep it' })).toHaveAttribute(
    'href',
    '/register?next=%2Fcompany%2FAAPL',
  );

  // The same cell again, but no other.
  await type(page, at, '50');
  await expect(at).toHaveText('50.0%');
  await cell(page, 'percentageCfoOfRevenue', 5).click();
  await page.keyboard.type('9');
  const dialog = page.getByRole('dialog', { name: 'Custom forecasts' });
  await expect(dialog).toContainText(
    'What you typed waits in this browser for a day. Sign up free to keep forecasts of your own.',
  );
  await expect(dialog.getByRole('link', { name: 'Sign up' })).toBeFocused();
  await expect(cell(page, 'percentageCfoOfRevenue', 5)).toHaveText(before ?? '');
  await expect(at).toHaveText('50.0%');
});

visitors('what a visitor typed is there to be named after signing in', async ({ page }) => {
  await openForEditing(page, 'AAPL');
  const at = cell(page, 'percentageCfoOfRevenue', 6);
  await type(page, at, '45');
  await expect(at).toHaveText('45.0%');
  await signInOn(page, await samplePerson('ben'));
  await openForEditing(page, 'AAPL');
  await nameIt(page, newName('Tried'));
  await expect(at).toHaveText('45.0%');
  await expect(saveState(page)).toContainText('Saved');
});

visitors('a dialog that opens under somebody’s typing is not closed by it', async ({ page }) => {
  await openForEditing(page, 'AAPL');
  await type(page, cell(page, 'margin', 6), '9');
  await cell(page, 'margin', 5).click();
  await page.keyboard.type('8');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Custom forecasts' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Sign up' })).toBeFocused();
  await expect(page).toHaveURL(/\/company\/AAPL/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test('a tap types into a blue cell, and the forecast is saved under its name', async ({ page }) => {
    await page.goto('/company/NKE#forecast');
    const at = cell(page, 'margin', 6);
    await expect(at).toHaveText(/%/);
    await at.click();
    const sheet = page.getByRole('dialog', { name: 'Edit Margin' });
    await expect(sheet).toContainText(/10-year average \d+\.\d%, from/);
    const field = sheet.getByRole('combobox');
    await expect(field).toBeFocused();
    await expect.poll(async () => (await bottomOf(at)) <= (await topOf(sheet))).toBe(true);
    await field.fill('11');
    await page.keyboard.press('Enter');
    await nameIt(page, newName('On a phone'));
    await expect(at).toHaveText('11.0%');
    await expect(saveState(page)).toContainText('Saved');

    await at.click();
    await sheet.getByRole('button', { name: 'Next' }).click();
    await expect(sheet).toContainText(/Margin 20\d\d/);
    await sheet.getByRole('button', { name: '=', exact: true }).click();
    await at.click();
    await expect(field).toHaveValue('=margin[-1]');
    await field.press('End');
    await page.keyboard.type('+1%');
    await expect(sheet).toContainText('Result 12.0%');
    await sheet.getByRole('button', { name: 'Fill right' }).click();
    await expect(sheet).toBeHidden();
    await expect(cell(page, 'margin', 1)).toHaveText('16.0%');
  });
});

async function topOf(locator: Locator): Promise<number> {
  return (await locator.boundingBox())?.y ?? Number.NaN;
}

async function bottomOf(locator: Locator): Promise<number> {
  const box = await locator.boundingBox();
  return box === null ? Number.NaN : box.y + box.height;
}
