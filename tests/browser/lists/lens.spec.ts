import type { Page } from '@playwright/test';
import { oneOf } from '../../world/size.ts';
import { axeFindings } from '../axe-findings.ts';
import { looks } from '../looks.ts';
import { makeAccount, postAs, signInOn } from '../people.ts';
import { expect, openPage, test } from '../watched-page.ts';

const companies = ['AAPL', 'MSFT', 'COST', 'NKE', 'TSM'];

/** A list of somebody’s own, opened. */
async function openList(page: Page, symbols = companies): Promise<string> {
  const post = postAs(page, await signInOn(page, await makeAccount(page)));
  const { id } = await post('lists/create', { name: 'Ten-year holders', symbols });
  const path = `/my-tenfold/list/${id}`;
  await openPage(page, path);
  return path;
}

const heads = (page: Page) => page.locator('.lens .lens-head-name a');
const names = (page: Page) => page.locator('.lens-list .lens-lead a');
const cell = (page: Page, symbol: string, field: string) =>
  page.locator(`.lens-on-wide [data-symbol="${symbol}"][data-field="${field}"]`).first();

test('the lens sorts by a row, and never mixes amounts of two currencies', async ({ page }) => {
  await openList(page);
  await expect(heads(page)).toHaveText(['Apple', 'Microsoft', 'Costco', 'Nike', 'TSMC']);
  await page.getByRole('button', { name: 'Net margin', exact: true }).click();
  await expect(heads(page)).toHaveText(['TSMC', 'Microsoft', 'Apple', 'Nike', 'Costco']);
  await page.getByRole('button', { name: 'Diluted EPS', exact: true }).click();
  await expect(heads(page).last()).toHaveText('TSMC');
  await expect(page.getByText('in order within each currency')).toBeVisible();
});

test('the best of a row is marked, a missing figure says why, and fields are chosen', async ({ page }) => {
  await openList(page);
  await expect(cell(page, 'AAPL', 'sharesChange')).toContainText(', best');
  await page.getByRole('switch', { name: 'Highlight best' }).click();
  await expect(cell(page, 'AAPL', 'sharesChange')).not.toContainText(', best');

  await cell(page, 'TSM', 'revenueGrowth').click();
  await expect(page.getByRole('dialog')).toContainText('The history is too short.');
  await page.keyboard.press('Escape');
  await expect(cell(page, 'TSM', 'revenueGrowth')).toBeFocused();

  await expect(cell(page, 'AAPL', 'revenue')).toHaveCount(0);
  await page.getByRole('button', { name: 'Fields' }).click();
  await page.getByRole('checkbox', { name: 'Revenue', exact: true }).check();
  await page.keyboard.press('Escape');
  await expect(cell(page, 'AAPL', 'revenue')).toContainText('416,161');
});

for (const width of oneOf(2, [820, 1000, 1512])) {
  test(`the lens is as high as its rows and says how many companies lie beyond the edge, ${width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openList(page, ['AAPL', 'MSFT', 'COST', 'NKE', 'TSM', 'JPM', 'KO', 'V']);
    const region = page.getByRole('region', { name: 'Companies side by side' });
    expect(await region.evaluate((part) => part.scrollHeight - part.clientHeight)).toBeLessThan(2);
    const buttons = page.getByRole('button', { name: /^\d more compan/ });
    const hidden = () =>
      page.locator('.lens thead').evaluate((head) => {
        const left = head.querySelector('.lens-corner')?.getBoundingClientRect().right ?? 0;
        const right = head.closest('section')?.getBoundingClientRect().right ?? 0;
        const boxes = [...head.querySelectorAll('.lens-head')].map((part) => part.getBoundingClientRect());
        return {
          before: boxes.filter((box) => box.left < left - 2).length,
          after: boxes.filter((box) => box.right > right + 2).length,
        };
      });
    const label = (count: number) => `${count} more ${count === 1 ? 'company' : 'companies'}`;
    const first = await hidden();
    expect(first.before).toBe(0);
    expect(first.after).toBeGreaterThan(0);
    await expect(buttons).toHaveText([`${label(first.after)} on the right`]);
    await expect(page.locator('.lens-legend')).toContainText('BestWorstof this list');
    await buttons.click();
    // Before the view are as many as were in view, or all that were left, and their number may be the same.
    const before = Math.min(first.after, 8 - first.after);
    const after = first.after - before;
    await expect.poll(hidden).toEqual({ before, after });
    const names = [before, after].map((count, at) => `${label(count)} on the ${at === 0 ? 'left' : 'right'}`);
    await expect(buttons).toHaveText(names.filter((name) => !name.startsWith('0')));
    await expect(buttons.last()).toBeFocused();
  });
}

test('period and view are kept', async ({ page }) => {
  const path = await openList(page);
  await page.getByRole('button', { name: '5Y', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Revenue growth, 5Y' })).toBeVisible();
  await expect(cell(page, 'TSM', 'revenueGrowth')).toContainText('22.0%');
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await page.goto(path);
  await expect(names(page)).toHaveText(['Apple', 'Microsoft', 'Costco', 'Nike', 'TSMC']);
  await expect(page.getByRole('button', { name: '5Y', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expect(cell(page, 'TSM', 'revenueGrowth')).toContainText('22.0%');
});

test('a figure is commented on, and its cell shows it', async ({ page }) => {
  const path = await openList(page);
  await cell(page, 'COST', 'margin').click();
  const panel = page.getByRole('dialog', { name: 'Costco, Net margin' });
  await panel.getByRole('textbox', { name: 'Comment' }).fill('The thin margin is the strategy.');
  await panel.getByRole('button', { name: 'Add comment' }).click();
  await expect(panel).toContainText('The thin margin is the strategy.');
  await page.keyboard.press('Escape');
  await expect(cell(page, 'COST', 'margin')).toContainText('1 comment');
  await page.goto(path);
  await expect(cell(page, 'COST', 'margin')).toContainText('1 comment');
  await expect(page.getByRole('region', { name: 'Comments' })).toContainText('COST, Net margin.');
});

test('arrows walk the cells, and Enter opens one', async ({ page }) => {
  await openList(page);
  await cell(page, 'AAPL', 'earningsPerShare').click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(cell(page, 'MSFT', 'freeCashFlowPerShare')).toBeFocused();
  await page.keyboard.press('Control+Home');
  await expect(cell(page, 'AAPL', 'price')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Apple, Price' })).toBeVisible();
});

test('companies are put in order by keyboard and by dragging', async ({ page }) => {
  const path = await openList(page);
  const handle = page.getByRole('button', { name: 'Move Costco', exact: true });
  await handle.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('.lens-on-wide [role=status]')).toHaveText('Costco, 2 of 5.');
  await page.keyboard.press('Space');
  await expect(heads(page)).toHaveText(['Apple', 'Costco', 'Microsoft', 'Nike', 'TSMC']);

  await page.getByRole('button', { name: 'List', exact: true }).click();
  await page.getByRole('button', { name: 'Move Nike', exact: true }).hover();
  await page.mouse.down();
  await page.getByRole('button', { name: 'Move Apple', exact: true }).hover();
  await expect(names(page).first()).toHaveText('Nike');
  await page.mouse.up();
  await expect(page.locator('.lens-on-wide [role=status]')).toHaveText('Nike dropped at 1 of 5.');
  await expect(async () => {
    await page.goto(path);
    await expect(names(page)).toHaveText(['Nike', 'Apple', 'Costco', 'Microsoft', 'TSMC']);
  }).toPass();
});

test('several companies are removed at once, and brought back', async ({ page }) => {
  await openList(page);
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Select Costco' }).check();
  await page.getByRole('checkbox', { name: 'Select TSMC' }).check();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(names(page)).toHaveText(['Apple', 'Microsoft', 'Nike']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(names(page)).toHaveText(['Apple', 'Microsoft', 'Costco', 'Nike', 'TSMC']);
});

test('what is shown is saved as CSV', async ({ page }) => {
  await openList(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'As CSV' }).click();
  expect((await download).suggestedFilename()).toBe('list.csv');
});

test('by its link a visitor sees the list with its latest year and ratios, and the way to the history', async ({
  page,
  browser,
}) => {
  const path = await openList(page);
  const token = await page.evaluate(() => localStorage.getItem('access-token'));
  const shared = await page.request.post(`/api/v1/lists/${path.split('/').at(-1)}/share`, {
    data: { share: true },
    headers: { authorization: `Bearer ${token}` },
  });
  const context = await browser.newContext();
  const visitor = await context.newPage();
  await visitor.goto(new URL(`/list/${(await shared.json()).share_token}`, page.url()).href);
  await expect(cell(visitor, 'NKE', 'priceEarningsRatioLtm')).toContainText('25.78');
  await expect(cell(visitor, 'NKE', 'earningsPerShare')).toContainText('2.16');
  await expect(cell(visitor, 'NKE', 'margin')).toContainText('Not shown to you yet');
  await cell(visitor, 'NKE', 'margin').click();
  const panel = visitor.getByRole('dialog', { name: 'Nike, Net margin' });
  await expect(panel).toContainText('Sign up free to see it.');
  await expect(panel.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', /^\/register\?next=/);
  await expect(cell(visitor, 'AAPL', 'margin')).toContainText('23.4%');
  await expect(visitor.getByRole('button', { name: 'Remove Apple' })).toHaveCount(0);
  await visitor.getByRole('button', { name: 'Save', exact: true }).click();
  await visitor.getByRole('button', { name: 'As CSV' }).click();
  await expect(visitor.locator('#max-company-page-exceed-warning-modal')).toBeVisible();
  await context.close();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 800 }, hasTouch: true });

  test('one company at a time, without scrolling sideways', async ({ page }) => {
    await openList(page);
    await expect(page.getByText('1 of 5')).toBeVisible();
    await expect(page.locator('.lens-phone .lens-legend')).toHaveText('BestWorstof this list');
    await page.getByRole('button', { name: 'Next company' }).tap();
    const figures = page.getByRole('table', { name: 'Figures of Microsoft' });
    await expect(figures).toContainText('11.7%');
    await figures.locator('[data-field="revenueGrowth"]').tap();
    await expect(page.getByRole('dialog', { name: 'Microsoft, Revenue growth, 10Y' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'List', exact: true }).tap();
    await expect(page.locator('.lens-cards li')).toHaveCount(5);
    const overhang = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overhang).toBe(0);
    await page.getByRole('button', { name: 'All figures of Nike' }).tap();
    await expect(page.getByText('4 of 5')).toBeVisible();
  });
});

for (const look of looks) {
  test(`lens and list have no accessibility findings, ${look.name}`, async ({ page }) => {
    await page.setViewportSize(look);
    await page.emulateMedia({ colorScheme: look.colorScheme });
    await openList(page);
    await expect(page.locator('.lens-part')).toContainText('Revenue growth, 10Y');
    expect(await axeFindings(page, { part: '.lens-part' })).toEqual([]);
    await page.getByRole('button', { name: 'List', exact: true }).click();
    expect(await axeFindings(page, { part: '.lens-part' })).toEqual([]);
  });
}
