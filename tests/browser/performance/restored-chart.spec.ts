import type { Page } from '@playwright/test';
import { copyLink, openChart } from '../chart-card.ts';
import { expect, takenOver, test } from '../watched-page.ts';

test('choices are restored at the next visit, from the first picture on', async ({ page, calls }) => {
  const { card, button, plotted, panel } = await openChart(page);
  await button('1Y').click();
  await button('Line').click();
  await button('Rebased').click();
  await plotted.getByRole('button', { name: 'Remove Revenue' }).click();
  await button('Compare').click();
  await panel().getByRole('checkbox', { name: /MSFT/ }).check();
  await page.keyboard.press('Escape');
  await expect(plotted).toContainText('MSFT');
  const plottedLines = () =>
    card
      .locator('svg.plot-picture')
      .filter({ visible: true })
      .locator('.chart-line')
      .evaluateAll((lines) => lines.map((line) => line.getAttribute('d')));
  // The price and its comparison: the indicators leave when that has loaded.
  await expect.poll(async () => (await plottedLines()).length).toBe(2);
  const before = await plottedLines();

  calls.length = 0;
  const served = await (await page.request.get('/company/AAPL')).text();
  expect(served).toMatch(/aria-pressed="true"[^>]*>1Y</);
  await page.reload();
  await takenOver(page);
  for (const name of ['1Y', 'Line', 'Rebased'])
    await expect(button(name)).toHaveAttribute('aria-pressed', 'true');
  await expect(plotted).toContainText('MSFT');
  await expect(plotted).not.toContainText('Revenue');
  expect(await plottedLines()).toEqual(before);
  expect(calls.filter((call) => call.includes('/chart/'))).toEqual([]);
});

test('the log scale and the events are restored, from the first picture on, and carried in a link', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { button } = await openChart(page);
  await button('Log scale').click();
  await button('Events').click();
  await expect(button('Events')).toHaveAttribute('aria-pressed', 'true');
  expect(await (await page.request.get('/company/AAPL')).text()).toMatch(
    /aria-pressed="true"[^>]*>Log scale</,
  );
  const expectRestored = async (shown: Page) => {
    const chart = await openChart(shown, new URL(shown.url()).pathname + new URL(shown.url()).search);
    for (const name of ['Log scale', 'Events', 'Line'])
      await expect(chart.button(name)).toHaveAttribute('aria-pressed', 'true');
    const picture = chart.card.locator('svg.plot-picture').filter({ visible: true });
    await expect(picture.locator('.plot-event-split')).toHaveCount(1);
  };
  await expectRestored(page);
  const link = await copyLink(page);
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(link);
  await expectRestored(other);
  await elsewhere.close();
});

test('what the server renders for one reader is not shown to the next', async ({ page, request }) => {
  const { button } = await openChart(page);
  await button('5D').click();
  expect(await (await page.request.get('/company/AAPL')).text()).toMatch(/aria-pressed="true"[^>]*>5D</);
  expect(await (await request.get('/company/AAPL')).text()).toMatch(/aria-pressed="true"[^>]*>10Y</);
});

test('without its cookie a browser uses its stored choices', async ({ page }) => {
  const { button } = await openChart(page);
  await button('6M').click();
  await expect(button('6M')).toHaveAttribute('aria-pressed', 'true');
  await page.context().clearCookies();
  await page.reload();
  await expect(button('6M')).toHaveAttribute('aria-pressed', 'true');
});

test('invalid choices in storage and cookie give the default', async ({ page }) => {
  const { button } = await openChart(page);
  await page.evaluate(() => {
    localStorage.setItem('chart-range', '7Q');
    localStorage.setItem('chart-parameters', '{"indicators":');
    localStorage.setItem('compare-list', '"all"');
  });
  await page.context().addCookies([{ name: 'chart', value: '%7B%22range', url: page.url() }]);
  await page.reload();
  await takenOver(page);
  await expect(button('10Y')).toHaveAttribute('aria-pressed', 'true');
});
