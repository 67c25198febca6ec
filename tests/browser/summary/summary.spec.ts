import type { Page } from '@playwright/test';
import { axeFindings } from '../axe-findings.ts';
import { looks } from '../looks.ts';
import { makeAccount, postAs, signInOn } from '../people.ts';
import { expect, openPage, test } from '../watched-page.ts';

const path = '/my-tenfold';

/** Somebody new, signed in. */
async function joinOn(page: Page): Promise<(call: string, data: object) => Promise<{ id: number }>> {
  return postAs(page, await signInOn(page, await makeAccount(page)));
}

const card = (page: Page, name: string) => page.getByRole('region', { name });

test('a visitor signs in first and comes back', async ({ page }) => {
  await page.goto(path);
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}`);
});

test('a newcomer is welcomed, and each step leads to where it is done', async ({ page }) => {
  const post = await joinOn(page);
  await openPage(page, path);
  const steps = card(page, 'Welcome to Tenfold');
  await expect(steps).toContainText('0 of 4 done');
  await expect(steps.getByRole('link', { name: 'Open Apple' })).toHaveAttribute('href', '/company/AAPL');
  await expect(card(page, 'Companies to start with').getByRole('link', { name: 'Apple' })).toBeVisible();
  const priceLines = card(page, 'Companies to start with').locator('.price-line');
  await expect(priceLines).toHaveCount(4);
  // Stretched to the card, its stroke stays as thick where it is steep.
  await expect(priceLines.locator('path').first()).toHaveCSS('vector-effect', 'non-scaling-stroke');
  await expect(page.getByText('Nothing new since yesterday')).toHaveCount(0);
  await page.getByRole('main').getByRole('button', { name: 'New list' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Name' })).toBeVisible();
  await page.keyboard.press('Escape');
  await steps.getByRole('button', { name: 'New note' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Description' })).toBeVisible();
  await page.keyboard.press('Escape');
  await steps.getByRole('link', { name: 'Open Apple' }).click();
  await expect(page).toHaveURL('/company/AAPL');
  await page.goto(path);
  await expect(steps).toContainText('1 of 4 done');
  await expect(steps).toContainText('You opened AAPL.');
  await post('company/notes/create', { description: 'Watch the stores.', symbols: ['NKE'] });
  await page.goto(path);
  await expect(steps).toContainText('2 of 4 done');
});

test('the day begins with what the market does, and which prices are shown', async ({ page }) => {
  const post = await joinOn(page);
  await post('company/NKE/forecast/create', { name: 'Recovery' });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\w+day, \w+ \d+$/);
  await expect(page.getByRole('main')).toContainText(/Market (?:open until|opens at|closed at|closed today)/);
  await expect(page.getByRole('main')).toContainText(/last closes, \w+ \d+, 2026/);
  await expect(page.getByRole('note').filter({ hasText: 'Prices are out of date.' })).toBeVisible();
});

test('forecasts stand highest value against price first, beside the filings of their companies', async ({
  page,
}) => {
  const post = await joinOn(page);
  for (const symbol of ['COST', 'NKE', 'AAPL'])
    await post(`company/${symbol}/forecast/create`, { name: symbol });
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'Nothing new since yesterday' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(
    'No alerts, filings or buy-below prices since yesterday. Your forecasts are up to date.',
  );
  await expect(card(page, 'Forecasts').locator('[data-label="Since the close before"]').first()).toHaveText(
    /^[+−]?\d+\.\d pts$/,
  );
  const shares = await card(page, 'Forecasts').locator('.margin-cell b').allTextContents();
  const values = shares.map((text) => Number(text.replace(/[+%)]/g, '').replace('(', '-')));
  expect(values).toHaveLength(3);
  expect(values).toEqual(values.toSorted((one, other) => other - one));
  const filed = card(page, 'Filed lately').getByRole('listitem');
  await expect(filed.first()).toContainText(/\w+ 10-[QK], (?:quarter to|fiscal) /);
  await expect(filed.filter({ hasText: 'consensus' }).first()).toContainText(/Beat|Miss|Met/);
  await card(page, 'Forecasts').getByRole('link', { name: 'All 3 forecasts' }).click();
  await expect(page).toHaveURL('/my-tenfold/forecasts');
});

test('a note alone follows its company', async ({ page }) => {
  const post = await joinOn(page);
  await post('company/notes/create', { description: 'Watch the stores.', symbols: ['COST'] });
  await page.goto(path);
  await expect(card(page, 'Filed lately').getByRole('listitem').first()).toContainText('COST');
  await expect(card(page, 'Forecasts')).toHaveCount(0);
});

test('notes show which buy-below prices were touched, and which the price is near', async ({ page }) => {
  const post = await joinOn(page);
  const write = (title: string, below: number) =>
    post('company/notes/create', {
      title,
      description: 'When traffic holds.',
      symbols: ['NKE'],
      below_price: below,
    });
  await write('Cheap at last', 45);
  await write('Not yet', 42);
  await write('Never', 10);
  await page.goto(path);
  const notes = card(page, 'Buy-below prices').getByRole('article');
  await expect(notes).toHaveCount(2);
  await expect(notes.first()).toContainText(/Cheap at last\s*Touched.*Buy below\s*45\.00.*Now\s*44\.09/);
  await expect(notes.last()).toContainText(/Not yet\s*5\.0% away.*Lowest since note\s*44\.09/);
  await notes.first().getByRole('link', { name: 'Cheap at last' }).click();
  await expect(page).toHaveURL('/my-tenfold/note/NKE');
});

test('lists show how their companies moved, one list at a time', async ({ page }) => {
  const post = await joinOn(page);
  await post('lists/create', { name: 'Chip makers', symbols: ['NVDA', 'AVGO'] });
  const watched = await post('lists/create', { name: 'Watch', symbols: ['NKE', 'COST', 'MSFT'] });
  await openPage(page, path);
  const lists = card(page, 'Lists today');
  await expect(lists).toContainText(/2 companies\s*Average.*\d up, \d down/);
  await expect(lists.getByRole('row').filter({ hasText: 'NVDA' })).toBeVisible();
  // Nothing was filed today.
  await expect(lists.getByRole('columnheader', { name: 'News' })).toHaveCount(0);
  await lists.getByRole('link', { name: 'Watch' }).click();
  await expect(lists).toContainText('3 companies');
  await expect(lists.getByRole('link', { name: 'Watch' })).toHaveAttribute('aria-current', 'page');
  await expect(card(page, 'Filed lately')).toContainText('MSFT');
  await lists.getByRole('link', { name: 'Open list' }).click();
  await expect(page).toHaveURL(`/my-tenfold/list/${watched.id}`);
});

test('somebody with a forecast and no list reads how to make one', async ({ page }) => {
  const post = await joinOn(page);
  await post('company/NKE/forecast/create', { name: 'Recovery' });
  await page.goto(path);
  const lists = card(page, 'Lists today');
  await expect(lists.getByRole('link', { name: 'New list' })).toHaveAttribute('href', '/my-tenfold/lists');
  await expect(lists.getByRole('link', { name: 'See curated lists' })).toHaveAttribute('href', '/lists');
});

for (const look of looks) {
  test(`the summary is accessible and fits, ${look.name}`, async ({ page }) => {
    const post = await joinOn(page);
    await post('company/NKE/forecast/create', { name: 'Recovery by 2028, once wholesale is back' });
    await post('company/notes/create', { description: 'Wait.', symbols: ['NKE'], below_price: 42 });
    await post('lists/create', { name: 'Ten-year holders', symbols: ['NKE', 'COST', 'AAPL'] });
    await page.setViewportSize({ width: look.width, height: 900 });
    await page.emulateMedia({ colorScheme: look.colorScheme });
    await openPage(page, path);
    expect(await axeFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(look.width);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });

  test('the menu leads to one’s forecasts and notes, and writes a note', async ({ page }) => {
    await joinOn(page);
    await openPage(page, path);
    await page.getByRole('button', { name: 'Open menu' }).tap();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('link', { name: 'Forecasts' })).toHaveAttribute(
      'href',
      '/my-tenfold/forecasts',
    );
    await expect(menu.getByRole('link', { name: 'Lists' })).toHaveAttribute('href', '/my-tenfold/lists');
    await expect(menu.getByRole('link', { name: 'Notes' })).toHaveAttribute('href', '/my-tenfold/notes');
    await menu.getByRole('button', { name: 'new note' }).tap();
    await expect(page.getByRole('textbox', { name: 'Description' })).toBeVisible();
    await expect(menu).toHaveCount(0);
  });
});

test('by keyboard: a note is begun from the header, and the focus comes back', async ({ page }) => {
  await joinOn(page);
  await openPage(page, path);
  const opener = page.getByRole('banner').getByRole('button', { name: 'new note' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
});
