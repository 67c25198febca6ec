import type { Locator } from '@playwright/test';
import { axeFindings } from '../axe-findings.ts';
import { openChart } from '../chart-card.ts';
import { expect, test } from '../watched-page.ts';

test('the chart is rendered by the server, with a data table', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${baseURL}/company/AAPL`);
  const card = page.locator('.performance-card');
  await expect(card.getByRole('heading', { name: 'Financial performance' })).toBeVisible();
  await expect(card.locator('svg.plot').filter({ visible: true }).first()).toBeVisible();
  await expect(card.getByText('Show as a table')).toBeVisible();
  await page.close();
});

test('rows are added and removed, and the legend names what is plotted', async ({ page }) => {
  const { card, plotted } = await openChart(page);
  await expect(plotted).toContainText('Revenue');
  await expect(plotted).not.toContainText('Net income');
  await card.getByRole('checkbox', { name: 'Net income', exact: true }).check();
  await expect(plotted).toContainText('Net income');
  await plotted.getByRole('button', { name: 'Remove Revenue' }).click();
  await expect(plotted).not.toContainText('Revenue');
});

test('an empty chart asks for a row', async ({ page }) => {
  const { card, plotted } = await openChart(page);
  while ((await plotted.getByRole('button', { name: /^Remove/ }).count()) > 0)
    await plotted
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click();
  await expect(card).toContainText('Choose a row to plot.');
  await expect(card.locator('svg.plot-picture').filter({ visible: true }).locator('text')).toHaveCount(0);
});

test('the pointer shows what the cursor announces', async ({ page }) => {
  const { card, cursor, spoken } = await openChart(page);
  const box = await cursor.boundingBox();
  if (box === null) throw new Error('no cursor');
  await page.mouse.move(box.x + box.width * 0.4, box.y + box.height / 2);
  const tooltip = card.locator('.plot-tooltip');
  await expect(tooltip).toBeVisible();
  const { heading, values } = await spoken();
  await expect(tooltip).toContainText(heading);
  for (const [name, value] of values) {
    await expect(tooltip).toContainText(name);
    await expect(tooltip).toContainText(value.split(' ')[0] ?? '');
  }
  await page.mouse.move(box.x, box.y - 60);
  await expect(tooltip).toHaveCount(0);
});

test('forecast years are labelled, and follow the chosen forecast', async ({ page }) => {
  const { card, cursor, spoken } = await openChart(page);
  await cursor.press('End');
  const averages = await spoken();
  expect(averages.heading).toBe('FY 2030E');
  expect(averages.values.get('Revenue')).toMatch(/ USD millions, forecast$/);
  expect(averages.values.get('Stock price')).toBe('no figure');
  await card.getByLabel('Forecast:').selectOption('Analysts');
  await cursor.press('End');
  await expect
    .poll(async () => (await spoken()).values.get('Revenue'))
    .not.toBe(averages.values.get('Revenue'));
});

test('chips say twelve months where quarters show them, and nothing where years do', async ({ page }) => {
  const { button, plotted } = await openChart(page);
  await expect(plotted).not.toContainText('LTM');
  await button('1Y').click();
  await expect(plotted.getByRole('listitem').filter({ visible: true })).toHaveText([
    'Stock price',
    'Diluted EPS, LTM',
    'FCF per share, LTM',
    'Revenue, LTM',
    'FCF, LTM',
  ]);
});

test('a phone’s expanded chart has its range, its log scale and its events', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const { button, panel } = await openChart(page);
  await button('Expand').click();
  const picture = panel().locator('svg.plot-picture');
  await panel().getByRole('button', { name: '5Y', exact: true }).click();
  await expect(panel()).toContainText('Fine dashes: simulated');
  await expect(picture).toHaveAccessibleName(/^Apple, 5Y:/);
  await panel().getByRole('button', { name: 'Events' }).click();
  await expect(picture.locator('.plot-event-report').first()).toBeAttached();
  await panel().getByRole('button', { name: 'Log scale' }).click();
  await expect(panel().getByRole('button', { name: 'Log scale' })).toHaveAttribute('aria-pressed', 'true');
  await panel().getByLabel('More date ranges').selectOption('Max');
  await expect(picture).toHaveAccessibleName(/^Apple, Max/);
  expect(await axeFindings(page)).toEqual([]);
});

test('figures of the last quarters are called twelve months wherever they are shown', async ({ page }) => {
  const { card, button, cursor } = await openChart(page);
  await button('1Y').click();
  await expect(cursor).toHaveAttribute('aria-valuetext', /Revenue, LTM: /);
  await cursor.press('Home');
  await expect(cursor).toHaveAttribute(
    'aria-valuetext',
    /^LTM to 20\d\d Q\d · .*Revenue, LTM: [\d,]+ USD millions/,
  );
  await expect(card.locator('.plot-tooltip')).toContainText('Revenue, LTM');
  const picture = card.locator('svg.plot-picture').filter({ visible: true });
  await expect(picture).toContainText(/LTM to 20\d\d Q\d/);
  await expect(picture).toContainText('USD billions, LTM');
  await card.getByText('Show as a table').click();
  await expect(card.getByRole('columnheader', { name: 'Revenue, LTM, USD millions' })).toBeVisible();
  await expect(card.getByRole('rowheader', { name: /^LTM to 20\d\d Q\d · / }).first()).toBeVisible();
});

for (const mode of ['Absolute', 'Rebased']) {
  for (const type of ['Bar', 'Line']) {
    test(`chips are marked as their rows are drawn: ${type}, ${mode}`, async ({ page }) => {
      const { card, button, plotted } = await openChart(page);
      await button(type).click();
      await button(mode).click();
      await expect(button(mode)).toHaveAttribute('aria-pressed', 'true');
      const picture = card.locator('svg.plot-picture').filter({ visible: true });
      const colours = (of: Locator, marks: string) =>
        of.locator(marks).evaluateAll((found) => {
          const names = found.map((one) => one.closest('[class*=series-]')?.getAttribute('class'));
          return [...new Set(names.map((name) => /series-\d/.exec(name ?? '')?.[0]))].sort();
        });
      for (const marks of ['.chart-bar', '.chart-line:not(.is-forecast-line)']) {
        await expect(async () =>
          expect(await colours(plotted, marks)).toEqual(await colours(picture, marks)),
        ).toPass();
      }
    });
  }
}

test('simulated stretches of a price are dashed and fainter, and said to be simulated', async ({ page }) => {
  const { card } = await openChart(page);
  const picture = card.locator('svg.plot-picture').filter({ visible: true });
  const simulated = picture.locator('.is-daily .is-simulated-line');
  await expect(simulated).toHaveCount(1);
  const paint = await simulated.evaluate((line) => {
    const { strokeDasharray, strokeOpacity } = getComputedStyle(line);
    return { strokeDasharray, faint: Number(strokeOpacity) < 1 };
  });
  expect(paint).toEqual({ strokeDasharray: expect.stringMatching(/\d/), faint: true });
  await expect(picture.locator('.is-daily .chart-line:not(.is-simulated-line)')).toHaveCount(0);
  await expect(card.getByText('Fine dashes: simulated')).toBeVisible();
});

test('a log scale draws lines with equal height for equal growth, and refuses what has no logarithm', async ({
  page,
}) => {
  const { card, button, plotted } = await openChart(page);
  const picture = card.locator('svg.plot-picture').filter({ visible: true });
  await button('Log scale').focus();
  await page.keyboard.press('Enter');
  await expect(button('Log scale')).toHaveAttribute('aria-pressed', 'true');
  await expect(button('Line')).toHaveAttribute('aria-pressed', 'true');
  await expect(picture.locator('.chart-bar')).toHaveCount(0);
  const heights = await picture.evaluate((svg) => {
    const labels = [...svg.querySelectorAll('text')].map((text) => ({
      text: text.textContent,
      y: Number(text.getAttribute('y')),
    }));
    const at = (text: string) => labels.find((label) => label.text === text)?.y ?? Number.NaN;
    return [at('50') - at('100'), at('100') - at('200')];
  });
  expect(heights[0]).toBeGreaterThan(10);
  // Places in the picture are rounded to a tenth.
  expect(heights[0]).toBeCloseTo(heights[1] ?? 0, 0);

  await button('Rebased').click();
  await expect(card.getByText('No log scale for rebased values')).toBeVisible();
  await expect(button('Log scale')).toHaveAttribute('aria-pressed', 'false');
  await button('Absolute').click();
  await card.getByRole('checkbox', { name: 'Revenue change', exact: true }).check();
  await expect(card.getByText('No log scale: zero or negative values in Revenue change.')).toBeVisible();
  await plotted.getByRole('button', { name: 'Remove Revenue change' }).click();
  await expect(button('Log scale')).toHaveAttribute('aria-pressed', 'true');
});

test('each axis is titled with its unit, and EPS has one of its own', async ({ page }) => {
  const { card } = await openChart(page);
  await expect(
    card.locator('svg.plot-picture').filter({ visible: true }).locator('.plot-axis-title'),
  ).toHaveText(['USD billions', 'Share price, USD', 'USD per share']);
});

test('a row without figures in a period is named once, with its reason', async ({ page }) => {
  const { card, button } = await openChart(page);
  await button('5D').click();
  await expect(card).toContainText(
    'Diluted EPS, FCF per share, Revenue, FCF: No fiscal period ended in this range.',
  );
});
