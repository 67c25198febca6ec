import type { Browser, Locator, Page } from '@playwright/test';
import { addCompany, dialog, inHeader, joinOn, listsPath } from '../list-pages.ts';
import { expect, openPage, takenOver, test } from '../watched-page.ts';

/** What somebody does on a page, by mouse, by touch or by keyboard alone. */
interface Hand {
  press(control: Locator): Promise<void>;
  toggle(control: Locator): Promise<void>;
  choose(page: Page, option: Locator): Promise<void>;
  sortByMargin(page: Page): Promise<void>;
  openMargin(page: Page): Promise<void>;
}

const companies = ['AAPL', 'MSFT', 'COST', 'WMT'];
const thought = 'The licence is the margin.';
const byMargin = ['Microsoft', 'Apple', 'Nike', 'Costco', 'Walmart'];
const heads = (page: Page) => page.locator('.lens .lens-head-name a');
const margin = (page: Page) => page.locator('.lens-on-wide [data-symbol="MSFT"][data-field="margin"]');

const mouse: Hand = {
  press: (control) => control.click(),
  toggle: (control) => control.click(),
  choose: (_, option) => option.click(),
  async sortByMargin(page) {
    await page.getByRole('button', { name: 'Net margin', exact: true }).click();
    await expect(heads(page)).toHaveText(byMargin);
  },
  openMargin: (page) => margin(page).click(),
};

const touch: Hand = {
  press: (control) => control.tap(),
  toggle: (control) => control.tap(),
  choose: (_, option) => option.tap(),
  async sortByMargin(page) {
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Net margin');
    await expect(page.locator('.lens-steps a')).toHaveText('Microsoft');
    await page.getByRole('button', { name: 'Next company' }).tap();
    await expect(page.locator('.lens-steps a')).toHaveText('Apple');
    await page.getByRole('button', { name: 'Previous company' }).tap();
  },
  openMargin: (page) =>
    page.getByRole('table', { name: 'Figures of Microsoft' }).locator('[data-field="margin"]').tap(),
};

const keyboard: Hand = {
  press: (control) => control.press('Enter'),
  toggle: (control) => control.press('Space'),
  async choose(page, option) {
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
  },
  async sortByMargin(page) {
    await page.getByRole('button', { name: 'Net margin', exact: true }).press('Enter');
    await expect(heads(page)).toHaveText(byMargin);
  },
  async openMargin(page) {
    // The one cell that Tab leads to; arrows lead to the others.
    await page.locator('.lens tbody td[tabindex="0"]').press('Control+Home');
    const rows = await margin(page).evaluate((cell) => (cell.closest('tr')?.rowIndex ?? 0) - 1);
    for (let row = 0; row < rows; row += 1) await page.keyboard.press('ArrowDown');
    await expect(margin(page)).toBeFocused();
    await page.keyboard.press('Enter');
  },
};

/** A list is made from the header, gets five companies, is sorted, commented on, shared, read signed out, and switched off. */
async function journey(page: Page, browser: Browser, baseURL: string, hand: Hand): Promise<void> {
  await joinOn(page);
  await openPage(page, '/company/NKE');
  await hand.press(inHeader(page));
  await expect(dialog(page)).toContainText('You have no lists yet.');
  await expect(dialog(page).getByRole('button', { name: 'Save' })).toBeDisabled();
  await dialog(page).getByPlaceholder('Enter a name for the new list').fill('Ten-year holders');
  await hand.press(dialog(page).getByRole('button', { name: 'Save' }));
  await expect(dialog(page)).toContainText('Ten-year holders created with NKE.');
  await expect(dialog(page).getByRole('checkbox', { name: /Ten-year holders/ })).toBeChecked();

  await page.goto(listsPath);
  await hand.press(page.getByRole('link', { name: 'Ten-year holders' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Ten-year holders/);
  await takenOver(page);
  await hand.press(page.getByRole('button', { name: 'Add company' }));
  for (const symbol of companies) await addCompany(page, symbol, (option) => hand.choose(page, option));
  await hand.press(dialog(page).getByRole('button', { name: 'Done' }));
  await expect(page.getByText(/^5 companies/)).toBeVisible();

  await hand.sortByMargin(page);
  await hand.openMargin(page);
  const panel = page.getByRole('dialog', { name: 'Microsoft, Net margin' });
  await panel.getByRole('textbox', { name: 'Comment' }).fill(thought);
  await hand.press(panel.getByRole('button', { name: 'Add comment' }));
  await expect(panel.getByRole('listitem')).toContainText(thought);
  await hand.press(panel.getByRole('button', { name: 'Close' }));
  await expect(page.getByRole('region', { name: 'Comments' }).getByRole('listitem')).toContainText(
    `MSFT, Net margin. ${thought}`,
  );

  await hand.press(page.getByRole('button', { name: 'Share', exact: true }));
  const shares = dialog(page).getByRole('switch', { name: 'Share this list' });
  await hand.toggle(shares);
  const address = await dialog(page).getByRole('textbox', { name: 'Link' }).inputValue();
  const other = await browser.newContext({ baseURL });
  const reader = await other.newPage();
  await reader.goto(address);
  await expect(reader.getByRole('heading', { level: 1 })).toContainText('Ten-year holders');
  await expect(reader.getByText(/^5 companies/)).toBeVisible();
  const sent = await reader.content();
  expect([sent.includes('licence is'), sent.includes('Zoë')]).toEqual([false, false]);

  await hand.toggle(shares);
  await expect(dialog(page).getByRole('textbox', { name: 'Link' })).toBeHidden();
  expect((await reader.reload())?.status()).toBe(404);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('This list isn’t shared');
  await other.close();
}

test.use({ refusals: [404] });

test('a list is made, filled, sorted, commented on and shared, by mouse', ({ page, browser, baseURL }) =>
  journey(page, browser, baseURL ?? '', mouse));

test('a list is made, filled, sorted, commented on and shared, by keyboard alone', ({
  page,
  browser,
  baseURL,
}) => journey(page, browser, baseURL ?? '', keyboard));

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });

  test('a list is made, filled, sorted, commented on and shared, by touch', ({ page, browser, baseURL }) =>
    journey(page, browser, baseURL ?? '', touch));
});
