import type { Page } from '@playwright/test';
import { joinOn, listsPath } from '../list-pages.ts';
import { expect, openPage, test } from '../watched-page.ts';

const few = ['AAPL', 'MSFT', 'COST'];
/** More than are rendered at once. */
const many =
  'AAPL MSFT COST NVDA GOOGL AMZN AVGO META TSLA LLY BRK-B JPM WMT AMD XOM V ASML JNJ MA INTC ABBV BAC CSCO PLTR ORCL CVX KO AMAT LRCX MRK CAT GE HSBC UNH NFLX PG MS BABA PM NVS GS RTX RY PANW DELL ARM SHEL AZN GEV WFC SAP MUFG TXN KLAC BHP NKE'.split(
    ' ',
  );

async function openList(page: Page, view: 'Lens' | 'List', symbols = few): Promise<void> {
  const post = await joinOn(page);
  const { id } = await post('create', { name: 'Ten-year holders', symbols });
  await openPage(page, `${listsPath.replace(/s$/, '')}/${id}`);
  if (view === 'List') await page.getByRole('button', { name: 'List', exact: true }).click();
}

const cell = (page: Page, symbol: string, field = '') =>
  page.locator(`.lens-on-wide [data-symbol="${symbol}"][data-field="${field}"]`);

test('each key leads through the lens, and a key at the edge stays', async ({ page }) => {
  await openList(page, 'Lens');
  await expect(page.getByRole('grid', { name: 'Companies side by side' })).toBeVisible();
  const fields = await page
    .locator('.lens-on-wide [data-symbol="AAPL"][data-field]:is(td)')
    .evaluateAll((cells) => cells.map((each) => (each as HTMLElement).dataset.field ?? ''));
  const last = fields.at(-1) ?? '';
  const walk = async (key: string, symbol: string, field = '') => {
    await page.keyboard.press(key);
    await expect(cell(page, symbol, field)).toBeFocused();
  };
  await cell(page, 'AAPL', 'price').focus();
  await walk('ArrowLeft', 'AAPL', 'price');
  await walk('ArrowUp', 'AAPL', 'price');
  await walk('End', 'COST', 'price');
  await walk('ArrowRight', 'COST', 'price');
  await walk('PageDown', 'COST', fields[8]);
  await walk('ArrowLeft', 'MSFT', fields[8]);
  await walk('ArrowUp', 'MSFT', fields[7]);
  await walk('PageUp', 'MSFT', 'price');
  await walk('Control+End', 'COST', last);
  await walk('ArrowDown', 'COST', last);
  await walk('Home', 'AAPL', last);
  await walk('Control+Home', 'AAPL', 'price');
  // Other keys are the browser's, and one cell is where Tab leads to.
  await walk('a', 'AAPL', 'price');
  await expect(page.locator('.lens tbody td[tabindex="0"]')).toHaveCount(1);
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Price', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(cell(page, 'AAPL', 'price')).toBeFocused();
});

test('each key leads through the list, from the price to the comment on a company', async ({ page }) => {
  await openList(page, 'List');
  await expect(page.getByRole('grid', { name: 'Companies in this list' })).toBeVisible();
  const comment = (name: string) => page.getByRole('button', { name: `Add comment on ${name}` });
  await cell(page, 'AAPL', 'price').focus();
  await page.keyboard.press('ArrowDown');
  await expect(cell(page, 'MSFT', 'price')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(cell(page, 'MSFT', 'price')).toBeFocused();
  await page.keyboard.press('PageDown');
  await expect(cell(page, 'COST', 'price')).toBeFocused();
  await page.keyboard.press('End');
  await expect(comment('Costco')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(comment('Microsoft')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Microsoft' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(comment('Microsoft')).toBeFocused();
  await page.keyboard.press('Control+Home');
  await expect(cell(page, 'AAPL', 'price')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Apple, Price' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cell(page, 'AAPL', 'price')).toBeFocused();
});

test('a name, a box and what removes a company do not open its cell', async ({ page }) => {
  await openList(page, 'List');
  await page.getByRole('checkbox', { name: 'Select Costco' }).click();
  await page.getByRole('button', { name: 'Remove Costco' }).click();
  await expect(page.locator('.lens-list .lens-lead a')).toHaveText(['Apple', 'Microsoft']);
  await page.getByRole('button', { name: 'Lens', exact: true }).click();
  await page.getByRole('button', { name: 'Remove Microsoft' }).click();
  await expect(page.locator('.lens .lens-head-name a')).toHaveText(['Apple']);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const about = page.getByRole('button', { name: 'About Apple' });
  await about.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Apple' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(about).toBeFocused();
});

test('the undo of a removal that is answered late leaves the focus where its reader went', async ({
  page,
}) => {
  await openList(page, 'Lens');
  const answer = Promise.withResolvers<void>();
  await page.route('**/companies/delete', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Remove Microsoft' }).press('Enter');
  const about = page.getByRole('button', { name: 'About Apple' });
  await about.focus();
  answer.resolve();
  await expect(page.getByText('Microsoft removed.')).toBeVisible();
  await expect(about).toBeFocused();
  await page.getByRole('button', { name: 'Remove Costco' }).press('Enter');
  await expect(page.getByText('Costco removed.')).toBeVisible();
  await expect(page.locator('.toast', { hasText: 'Costco' }).getByRole('button')).toBeFocused();
});

for (const view of ['Lens', 'List'] as const) {
  test(`of a long list keys lead to cells that are not rendered yet, ${view}`, async ({ page }) => {
    await openList(page, view, many);
    const [toLast, toFirst] = view === 'Lens' ? ['End', 'Home'] : ['Control+End', 'Control+Home'];
    await cell(page, 'AAPL', 'price').focus();
    await expect(cell(page, 'NKE', 'price')).toHaveCount(0);
    await page.keyboard.press(toLast);
    const commentOnLast = page.getByRole('button', { name: 'Add comment on Nike' });
    const last = view === 'Lens' ? cell(page, 'NKE', 'price') : commentOnLast;
    await expect(last).toBeFocused();
    await expect(last).toBeInViewport();
    await expect(cell(page, 'AAPL', 'price')).toHaveCount(0);
    await page.keyboard.press(toFirst);
    await expect(cell(page, 'AAPL', 'price')).toBeFocused();
    await expect(cell(page, 'AAPL', 'price')).toBeInViewport();
    await expect(cell(page, 'NKE', 'price')).toHaveCount(0);
    // Scrolled away with the wheel, Tab leads to a cell that is there.
    await page.locator('.lens-on-wide .table-scroll').evaluate((region) => region.scrollTo(9_999, 9_999));
    await expect(cell(page, 'NKE', 'price')).toHaveCount(1);
    await expect(cell(page, 'AAPL', 'price')).toHaveCount(0);
    await expect(page.locator('.lens-on-wide tbody td[tabindex="0"]')).toHaveCount(1);
  });
}
