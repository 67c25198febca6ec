import type { Page } from '@playwright/test';
import { makeAccount, postAs, signInOn } from '../people.ts';
import { expect, openPage, test } from '../watched-page.ts';

const widths = [375, 640, 820, 1000, 1512];
const symbols = ['AAPL', 'AMCR', 'COST', 'GOOGL', 'JPM', 'MSFT', 'NKE', 'TSM'];

test('no page of somebody with notes and lists is wider than its window', async ({ page }) => {
  test.slow();
  const list = await ownMuch(page);
  const wide: string[] = [];
  for (const path of [
    '/companies',
    '/data-quality',
    '/data-quality/LLY',
    '/company/AAPL',
    '/company/AAPL/notes',
    '/my-tenfold',
    '/my-tenfold/notes',
    '/my-tenfold/note/AAPL',
    '/my-tenfold/forecasts',
    '/my-tenfold/feeds',
    '/my-tenfold/lists',
    `/my-tenfold/list/${list}`,
  ]) {
    await page.setViewportSize({ width: 1512, height: 900 });
    await openPage(page, path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const needed = await page.evaluate(() => document.documentElement.scrollWidth);
      if (needed > width) wide.push(`${path} needs ${needed} of ${width}`);
    }
  }
  expect(wide).toEqual([]);
});

for (const { path, width } of [
  { path: '/', width: 1512 },
  { path: '/', width: 375 },
  { path: '/company/AAPL', width: 1512 },
  { path: '/company/AAPL', width: 820 },
]) {
  test(`suggestions are as wide as their field and no name in them is cut, on ${path} ${width} pixels wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, path);
    const field = page.getByRole('search').filter({ visible: true }).first();
    await field.getByRole('combobox').fill('japan');
    const box = field.locator('.suggestion-box');
    await expect(box.getByRole('option').first()).toBeVisible();
    const of = async (part: typeof box) => (await part.boundingBox())?.width ?? 0;
    expect(await of(box)).toBeGreaterThan((await of(field)) - 4);
    const cut = await box
      .locator('.menu-item > .muted')
      .evaluateAll((names) =>
        names.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent),
      );
    expect(cut).toEqual([]);
  });
}

/** A person with notes about many companies and a list of them: the number of the list. */
async function ownMuch(page: Page): Promise<number> {
  const post = postAs(page, await signInOn(page, await makeAccount(page)));
  for (const symbol of symbols)
    await post('company/notes/create', { description: `Why ${symbol}.`, symbols: [symbol] });
  const { id } = await post('lists/create', { name: 'Many companies', symbols });
  return id;
}
