import type { Page } from '@playwright/test';
import { cell, nameIt, newName, openForEditing, type } from '../forecast-cells.ts';
import { expect, test } from '../signed-in.ts';

const report = (page: Page) => page.locator('.toast-body');

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, text);
}

test('a pasted block says which of its cells are not in the forecast, and why', async ({ page }) => {
  await openForEditing(page, 'AAPL');
  const at = (fromEnd: number) => cell(page, 'revenueChange', fromEnd);
  const before = await at(4).textContent();
  await at(6).click();
  await expect(at(6)).toBeFocused();
  await paste(page, '4\t5\tabc\t6\n100\t200');
  await nameIt(page, newName('Pasted'));
  await expect(at(6)).toHaveText('4.0%');
  await expect(at(3)).toHaveText('6.0%');
  await expect(at(4)).toHaveText(before ?? '');
  await expect(report(page)).toHaveText(/^3 of 6 cells pasted\. “abc” isn’t a number\. .+ is calculated\.$/);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(report(page)).toHaveCount(0);

  await at(2).click();
  await paste(page, '4\t5\t6\t7');
  await expect(report(page)).toHaveText('2 of 4 cells pasted. 2 cells are past Terminal.');
  await paste(page, 'Revenue grows');
  await expect(report(page)).toHaveText('Nothing pasted. “Revenue grows” isn’t a number.');
  await expect(at(2)).toHaveText('4.0%');
});

test('several lines pasted into the field of one cell are not joined to another number', async ({ page }) => {
  await openForEditing(page, 'AAPL');
  const at = cell(page, 'revenueChange', 6);
  const before = await at.textContent();
  await at.dblclick();
  await expect(page.locator('.cell-input')).toBeFocused();
  await paste(page, '7\n8');
  await expect(page.getByRole('alert')).toHaveText(
    'That’s more than one cell. Press Esc, then paste it into the table.',
  );
  await page.keyboard.press('Escape');
  await expect(at).toHaveText(before ?? '');
});

test('text left in a cell is not applied, and says so; a huge number is, with a remark', async ({ page }) => {
  await openForEditing(page, 'AAPL');
  const at = cell(page, 'margin', 6);
  await at.click();
  await expect(at).toBeFocused();
  await page.keyboard.type('1.2.3');
  await cell(page, 'margin', 4).click();
  await expect(report(page)).toHaveText(/^Margin 20\d\d is as before: “1\.2\.3” isn’t a percentage\.$/);

  await type(page, at, '=12');
  await expect(at).toHaveText('1,200.0%');
  await nameIt(page, newName('Huge'));
  await expect(report(page)).toHaveText('In a formula 12 is 1,200.0%. For 12%, type 12 or =12%.');
});

test('a remark on a formula comes where its value was not known yet when it was typed', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/compute-value-/, async (route) => {
    await released;
    await route.continue();
  });
  await openForEditing(page, 'AAPL');
  const at = cell(page, 'margin', 6);
  await type(page, at, '=12');
  await nameIt(page, newName('Late'));
  await expect(report(page)).toHaveCount(0);
  release();
  await expect(at).toHaveText('1,200.0%');
  await expect(report(page)).toHaveText('In a formula 12 is 1,200.0%. For 12%, type 12 or =12%.');
});
