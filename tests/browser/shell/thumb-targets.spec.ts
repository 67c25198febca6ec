import type { Page } from '@playwright/test';
import { makeAccount, postAs, signInOn } from '../people.ts';
import { smallTargets } from '../small-targets.ts';
import { expect, openPage, test } from '../watched-page.ts';

test.use({ viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true });

const shell = ['.site-header', '.site-footer'];
const symbols = ['AAPL', 'NKE', 'MSFT'];

test('on a phone a thumb hits every control of the pages read most', async ({ page }) => {
  test.slow();
  const list = await ownMuch(page);
  const missed: string[] = [];
  for (const { path, parts } of [
    { path: '/company/AAPL', parts: [...shell, '.company-header', '.company-tabs'] },
    { path: '/company/AAPL', parts: ['.performance-card', '.business-summary', '.note-card'] },
    { path: '/company/AAPL#financials', parts: ['.financials-mobile-head'] },
    { path: '/my-tenfold', parts: ['main'] },
    { path: '/my-tenfold/notes', parts: ['main'] },
    { path: '/my-tenfold/lists', parts: ['main'] },
    { path: `/my-tenfold/list/${list}`, parts: ['main'] },
    { path: '/my-tenfold/forecasts', parts: ['main'] },
  ]) {
    await openPage(page, path);
    for (const part of parts)
      for (const found of await page.locator(part).all())
        missed.push(...(await smallTargets(found)).map((control) => `${path} ${part}: ${control}`));
  }
  expect([...new Set(missed)]).toEqual([]);
});

/** A person with notes, a forecast and a list: the number of the list. */
async function ownMuch(page: Page): Promise<number> {
  const post = postAs(page, await signInOn(page, await makeAccount(page)));
  const description = `Why ${'it grows and pays for itself, '.repeat(9)}`;
  for (const symbol of symbols)
    await post('company/notes/create', { description, symbols: [symbol], note_price: 50, below_price: 40 });
  await post('company/AAPL/forecast/create', { name: 'Base case', values: { 2026: { margin: 0.3 } } });
  const { id } = await post('lists/create', { name: 'Ten-year holders', symbols });
  return id;
}
