import type { Locator, Page, Request } from '@playwright/test';
import { openChart } from '../chart-card.ts';
import { dialog, joinOn, listsPath } from '../list-pages.ts';
import { openPage } from '../watched-page.ts';
import { expect, given, test, waysInto } from './bad-inputs.ts';
import { enter, expectStays } from './enter.ts';

const oneLine = (text: string) => text.replace(/\r?\n/g, ' ');
const tooLong = /^Use at most \d+ characters$/;

/** What the address asks for. */
const searchedFor = (page: Page) => new URL(page.url()).searchParams.get('q');

/** The company that a call looks for is the text, or it is refused with words. */
async function expectSearched(
  page: Page,
  field: Locator,
  text: string,
  search: () => Promise<void>,
): Promise<void> {
  const calls: string[] = [];
  const note = (request: Request) => {
    const { pathname, searchParams } = new URL(request.url());
    const [, inPath] = /\/company\/(.+)\/search$/.exec(pathname) ?? [];
    if (inPath === undefined || request.method() !== 'GET') return;
    calls.push(searchParams.get('text') ?? decodeURIComponent(inPath));
  };
  page.on('request', note);
  await search();
  const wanted = oneLine(text).trim();
  const words = page.getByRole('dialog').getByRole('status').first();
  const found = page.getByRole('dialog').getByRole('option').or(words).filter({ hasText: /\w{3}/ });
  if (wanted.length > 80) await expect(words).toHaveText(tooLong);
  else await expect.poll(() => calls).toContain(wanted);
  await expect(found.first()).toBeVisible();
  expect(calls.filter((call) => !wanted.startsWith(call))).toEqual([]);
  await expectStays(field, text);
  page.off('request', note);
}

for (const way of waysInto('a search of the companies')) {
  test(`the companies are searched for what is ${way}, or it is refused`, async ({ page }) => {
    await openPage(page, '/companies');
    const field = page.getByLabel('Search this list');
    for (const text of given('a search of the companies', way)) {
      await enter(page, field, text, way);
      if (text.trim().length > 80)
        await expect(page.locator('.companies-search .field-error')).toHaveText(tooLong);
      else await expect.poll(() => searchedFor(page)).toBe(oneLine(text));
      await expectStays(field, text);
    }
  });

  test(`one’s notes are searched for what is ${way}, or it is refused`, async ({ page }) => {
    await joinOn(page);
    await openPage(page, '/my-tenfold/notes?q=zzzz');
    const field = page.getByLabel('Search your notes');
    for (const text of given('a search of one’s notes', way)) {
      await enter(page, field, text, way);
      await page.keyboard.press('Enter');
      if (text.trim().length > 100)
        await expect(page.locator('.notes-search .field-error')).toHaveText(tooLong);
      else await expect.poll(() => searchedFor(page)).toBe(oneLine(text));
      await expectStays(field, text.trim());
    }
  });

  test(`one’s lists are searched for what is ${way}`, async ({ page }) => {
    const post = await joinOn(page);
    await post('create', { name: 'Watched', symbol: 'AAPL' });
    await openPage(page, listsPath);
    const field = page.getByLabel('Search lists');
    for (const text of given('a search of one’s lists', way)) {
      await enter(page, field, text, way);
      await expect(page.locator('.lists-none')).toHaveText(`No lists match “${oneLine(text).trim()}”.`);
      await expectStays(field, text);
    }
  });

  test(`a company to compare with is the one that is ${way}, or none`, async ({ page }) => {
    const { button, panel } = await openChart(page);
    await button('Compare').click();
    const field = panel().getByLabel('Find a company');
    for (const text of given('a company to compare with', way)) {
      await expectSearched(page, field, text, async () => {
        await enter(page, field, text, way);
        await page.keyboard.press('Enter');
      });
      await expect(panel().getByRole('checkbox', { checked: true })).toHaveCount(0);
    }
  });

  test(`a company for a list is the one that is ${way}, or none`, async ({ page }) => {
    const post = await joinOn(page);
    const { id } = await post('create', { name: 'Watched', symbol: 'AAPL' });
    await openPage(page, `${listsPath.replace(/s$/, '')}/${id}`);
    await page.getByRole('button', { name: 'Add company' }).first().click();
    const field = dialog(page).getByRole('combobox', { name: 'Company' });
    for (const text of given('a company for a list', way)) {
      await expectSearched(page, field, text, () => enter(page, field, text, way));
    }
  });

  test(`the first company of a list is the one that is ${way}, or none`, async ({ page }) => {
    await joinOn(page);
    await openPage(page, listsPath);
    await page.getByRole('button', { name: 'New list' }).first().click();
    const field = dialog(page).getByRole('combobox', { name: 'First company' });
    for (const text of given('the first company of a list', way)) {
      await expectSearched(page, field, text, () => enter(page, field, text, way));
    }
  });
}
