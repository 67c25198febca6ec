import { axeFindings } from '../axe-findings.ts';
import { openChart } from '../chart-card.ts';
import { expect, test } from '../watched-page.ts';

test('reports, dividends and splits are marked, read out and listed, once they are switched on', async ({
  page,
}) => {
  const { card, button, cursor } = await openChart(page);
  const picture = card.locator('svg.plot-picture').filter({ visible: true });
  await expect(picture.locator('.plot-event')).toHaveCount(0);
  await button('Events').focus();
  await page.keyboard.press('Enter');
  await expect(button('Events')).toHaveAttribute('aria-pressed', 'true');
  await expect(picture.locator('.plot-event-split')).toHaveCount(1);
  await expect(picture.locator('.plot-event-dividend').first()).toBeAttached();
  await expect(card.getByRole('list', { name: 'Events' })).toContainText('Reports filed');

  await button('1Y').click();
  await expect(picture.locator('.plot-event-report').first()).toBeAttached();
  await expect(picture.locator('.plot-event-split')).toHaveCount(0);
  await card.getByText('Show events as a table').click();
  const report = card.getByRole('row', { name: /10-[KQ] filed/ }).last();
  const day = (await report.getByRole('rowheader').textContent()) ?? '';
  await cursor.press('End');
  for (let step = 0; step < 260; step += 1) {
    if ((await cursor.getAttribute('aria-valuetext'))?.includes(`${day}: 10-`)) break;
    await cursor.press('ArrowLeft');
  }
  await expect(cursor).toHaveAttribute('aria-valuetext', new RegExp(`${day}: 10-[KQ] filed`));
  await expect(card.locator('.plot-tooltip')).toContainText(/10-[KQ] filed/);
  expect(await axeFindings(page, { part: '.performance-card' })).toEqual([]);

  await button('Events').click();
  await expect(picture.locator('.plot-event')).toHaveCount(0);
});

test('events that fail to load are said to', async ({ page }) => {
  const { card, button } = await openChart(page);
  await page.route('**/company/AAPL/events', (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      body: '{"code":"unavailable","error_message":"The database isn’t responding."}',
    }),
  );
  await button('Events').click();
  await expect(card.getByRole('status')).toContainText('The database isn’t responding.');
});
