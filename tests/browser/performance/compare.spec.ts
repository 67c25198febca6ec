import type { Page } from '@playwright/test';
import { oneOf } from '../../world/size.ts';
import { openChart } from '../chart-card.ts';
import { expect, takenOver, test } from '../signed-in.ts';

const picture = (page: Page) => page.locator('.performance-card svg.plot-picture').filter({ visible: true });
const lines = (page: Page) => picture(page).locator('.chart-line');
/** A line may have a simulated stretch, drawn apart. */
const plottedLines = (page: Page) => picture(page).locator('g:has(> .chart-line)');
const storedList = (page: Page) => page.evaluate(() => localStorage.getItem('compare-list'));

async function storeList(page: Page, stored: string): Promise<void> {
  await page.addInitScript((text) => {
    if (sessionStorage.getItem('set') !== null) return;
    sessionStorage.setItem('set', 'yes');
    localStorage.setItem('compare-list', text);
  }, stored);
}

/** Answers every chart with one company in this way. */
async function refuse(page: Page, symbol: string, status: number, code: string): Promise<void> {
  await page.route('**/chart/*', (route) => {
    if (!(route.request().postData() ?? '').includes(symbol)) return route.continue();
    if (status === 0) return route.abort();
    const body = JSON.stringify({ status, code, error_message: 'Refused.', detail: 'Refused.' });
    return route.fulfill({ status, contentType: 'application/problem+json', body });
  });
}

test.describe('a kept company', () => {
  for (const stored of ['["APP"]', '["ZZZZZZ"]', '["APP","MSFT"]'])
    test(`without data is dropped with a word, and the chart stays: ${stored}`, async ({ page }) => {
      await storeList(page, stored);
      const { card, plotted } = await openChart(page);
      await expect(card.getByRole('note')).toContainText('no data for this company');
      await expect(lines(page).first()).toBeAttached();
      await expect(plotted).not.toContainText('APP');
      expect(await storedList(page)).toBe(stored.includes('MSFT') ? '["MSFT"]' : '[]');
      await page.goto('/company/NKE');
      await takenOver(page);
      await expect(lines(page).first()).toBeAttached();
      await expect(card.getByRole('note')).toHaveCount(0);
    });

  for (const stored of oneOf(3, ['', 'APP', '{"0":"APP"}', '[null,7,{"a":1},"../../x","<b>"]', '"all"']))
    test(`that is no company at all changes nothing: ${stored}`, async ({ page }) => {
      await storeList(page, stored);
      const { card } = await openChart(page);
      await expect(lines(page).first()).toBeAttached();
      await expect(card.getByRole('note')).toHaveCount(0);
    });

  test('without data is left out of the first picture too, with its reason', async ({
    page,
    browser,
    context,
  }) => {
    const cookie = encodeURIComponent(JSON.stringify({ compare: ['APP', 'MSFT'] }));
    await context.addCookies([{ name: 'chart', value: cookie, domain: '127.0.0.1', path: '/company' }]);
    const plain = await browser.newContext({
      javaScriptEnabled: false,
      storageState: await context.storageState(),
    });
    const served = await plain.newPage();
    await served.goto('/company/AAPL');
    await expect(served.locator('.performance-card')).toContainText('no data for this company');
    await expect(lines(served).first()).toBeAttached();
    await plain.close();
    const { plotted } = await openChart(page);
    await expect(plotted).toContainText('MSFT');
    expect(await storedList(page)).toBe('["MSFT"]');
  });

  test.describe('that is refused', () => {
    test.use({ refusals: [403, 404, 500], loggedFailure: /chart|Failed to load resource/ });

    for (const [status, code, word, removed] of [
      [404, 'company_not_on_file', 'no data for this company', true],
      [403, 'quota_reached', 'reached this month’s limit', true],
      [403, 'forbidden', 'your plan doesn’t include it', true],
      [500, 'internal', 'couldn’t be loaded', false],
      [0, 'network error', 'couldn’t be loaded', false],
    ] as const)
      test(`with ${code} is left out, and the others stay`, async ({ page }) => {
        await refuse(page, 'NKE', status, code);
        await storeList(page, '["NKE","MSFT"]');
        const { card, plotted, button } = await openChart(page);
        await expect(card.getByRole('note').filter({ hasText: 'NKE' })).toContainText(word);
        await expect(plotted).toContainText('MSFT');
        await expect(plotted).not.toContainText('NKE');
        await expect(lines(page).first()).toBeAttached();
        expect(await storedList(page)).toBe(removed ? '["MSFT"]' : '["NKE","MSFT"]');
        if (removed) return;
        await page.unroute('**/chart/*');
        await button('Try again').click();
        await expect(plotted).toContainText('NKE');
        await expect(card.getByRole('note')).toHaveCount(0);
      });

    test('isn’t blamed when the page’s own company fails', async ({ page }) => {
      await refuse(page, 'stockPrice', 500, 'internal');
      await storeList(page, '["MSFT"]');
      const { card, plotted } = await openChart(page);
      await expect(card).toContainText('The chart couldn’t be loaded.');
      await expect(plotted).toContainText('MSFT');
      expect(await storedList(page)).toBe('["MSFT"]');
    });
  });
});

test.describe('the panel', () => {
  const openPanel = async (page: Page, path = '/company/AAPL') => {
    const chart = await openChart(page, path);
    await chart.button('Compare').click();
    await expect(chart.panel()).toBeVisible();
    return { ...chart, search: chart.panel().getByRole('searchbox') };
  };

  test('focuses its search field, and Enter takes the first hit', async ({ page }) => {
    const { search, panel, plotted } = await openPanel(page);
    await expect(search).toBeFocused();
    await page.keyboard.type('nike');
    await page.keyboard.press('Enter');
    await expect(plotted).toContainText('NKE');
    await expect(search).toHaveValue('');
    await expect(panel().getByRole('status')).toHaveText('NKE added.');
    await expect(panel().getByRole('checkbox', { name: /NKE/ })).toBeChecked();
  });

  test('suggests Alphabet and Microsoft, and nothing without data', async ({ page }) => {
    const { search, panel } = await openPanel(page);
    await expect(panel().getByRole('checkbox')).toHaveCount(2);
    for (const name of [/GOOGL/, /MSFT/])
      await expect(panel().getByRole('checkbox', { name })).not.toBeChecked();
    await search.fill('applovin');
    await expect(panel().getByRole('status')).toHaveText('No companies with data match.');
    await expect(panel().getByRole('checkbox')).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(search).toHaveValue('applovin');
    expect(await storedList(page)).toBeNull();
  });

  test('says that it is loading, and offers to try again', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/symbols/search', async (route) => {
      await held;
      await route.fulfill({
        status: 503,
        json: { status: 503, code: 'unavailable', error_message: 'Busy.' },
      });
    });
    const { panel, button } = await openPanel(page);
    await expect(panel().getByRole('status')).toHaveText('Loading companies…');
    release();
    await expect(panel().getByRole('status')).toHaveText('Companies couldn’t be loaded.');
    await page.unroute('**/symbols/search');
    await panel().getByRole('button', { name: 'Try again' }).click();
    await expect(panel().getByRole('checkbox')).toHaveCount(2);
    await expect(button('Compare')).toBeAttached();
  });

  test('has room for five, and says what to do for a sixth', async ({ page }) => {
    await storeList(page, '["MSFT","GOOGL","COST","PG","NKE"]');
    const { search, panel, plotted } = await openPanel(page);
    await search.fill('tsm');
    await panel().getByRole('checkbox', { name: /^TSM / }).click();
    await expect(panel().getByRole('note')).toContainText('Remove NKE to choose another company.');
    await expect(panel().getByRole('checkbox', { name: /^TSM / })).not.toBeChecked();
    await expect(plotted).not.toContainText('TSM');
  });
});

test('with the first company the chart goes to one row, rebased; without the last it returns', async ({
  page,
}) => {
  const { button, panel, plotted } = await openChart(page);
  await button('Compare').click();
  await panel().getByRole('checkbox', { name: /MSFT/ }).check();
  await panel().getByRole('checkbox', { name: /GOOGL/ }).check();
  await page.keyboard.press('Escape');
  await expect(plotted.getByRole('listitem').filter({ visible: true })).toHaveText([
    'Stock price',
    'MSFT',
    'GOOGL',
  ]);
  await expect(button('Rebased')).toHaveAttribute('aria-pressed', 'true');
  await expect(plottedLines(page)).toHaveCount(3);
  for (const symbol of ['MSFT', 'GOOGL'])
    await plotted.getByRole('button', { name: `Remove ${symbol}` }).click();
  await expect(plotted).toContainText('Revenue');
  await expect(button('Absolute')).toHaveAttribute('aria-pressed', 'true');
});

const rows = ['stockPrice', 'earningsPerShare', 'freeCashFlowPerShare', 'revenue', 'freeCashFlow'];
const widths = [375, 820, 1000, 1512];
for (const width of oneOf(3, widths))
  for (const indicators of [['stockPrice'], rows])
    test(`the read-out of six companies, ${indicators.length} rows, stays inside its card, ${width} wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript(
        (chosen) =>
          localStorage.setItem('chart-parameters', JSON.stringify({ indicators: chosen, mode: 'rebased' })),
        indicators,
      );
      await storeList(page, '["MSFT","GOOGL","COST","PG","NKE"]');
      const { card, cursor, plotted } = await openChart(page);
      await expect(plotted).toContainText('NKE');
      await expect(card.locator('.performance-plot-side')).toHaveAttribute('aria-busy', 'false');
      await cursor.scrollIntoViewIfNeeded();
      const place = await cursor.boundingBox();
      for (const at of [0.02, 0.3, 0.5, 0.52, 0.8, 0.98]) {
        await cursor.hover({ position: { x: (place?.width ?? 0) * at, y: (place?.height ?? 0) / 2 } });
        const tooltip = card.locator('.plot-tooltip').filter({ visible: true });
        await expect(tooltip).toBeVisible();
        const inner = await tooltip.boundingBox();
        const outer = await card.boundingBox();
        if (inner === null || outer === null) throw new Error('no read-out');
        expect(inner.x).toBeGreaterThanOrEqual(outer.x);
        expect(inner.x + inner.width).toBeLessThanOrEqual(outer.x + outer.width);
        expect(inner.y + inner.height).toBeLessThanOrEqual(outer.y + outer.height);
        expect(await tooltip.evaluate(isOnTop)).toBe(true);
      }
    });

/** At its corners and in the middle nothing else is in front. */
function isOnTop(tooltip: Element): boolean {
  const readout = tooltip.closest<HTMLElement>('.plot-readout');
  if (readout === null) return false;
  // It lets pointers through: for the question only.
  readout.style.pointerEvents = 'auto';
  const { left, right, top, bottom } = tooltip.getBoundingClientRect();
  const seen = [
    [left + 8, top + 8],
    [right - 8, top + 8],
    [left + 8, bottom - 8],
    [right - 8, bottom - 8],
    [(left + right) / 2, (top + bottom) / 2],
  ] as const;
  const front = seen.map(([x, y]) => (y < 0 || y > innerHeight ? tooltip : document.elementFromPoint(x, y)));
  readout.style.pointerEvents = '';
  return front.every((one) => one !== null && (one === tooltip || tooltip.contains(one)));
}
