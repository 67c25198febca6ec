import { join } from 'node:path';
import { axeFindings } from '../axe-findings.ts';
import { type ChartCard, openChart } from '../chart-card.ts';
import { dealtTo, looks } from '../looks.ts';
import { expect, test } from '../watched-page.ts';

const periods = ['10Y', '5Y', '1Y', '6M', '1M', '5D', '1D'] as const;
const part = '.performance-card';

interface State {
  readonly name: string;
  open(chart: ChartCard): Promise<unknown>;
}

const anywhere: readonly State[] = [
  { name: 'the companies to compare', open: ({ button }) => button('Compare').click() },
  { name: 'the values at a date', open: ({ cursor }) => cursor.press('Home') },
  { name: 'the table', open: ({ card }) => card.getByText('Show as a table').click() },
  { name: 'a period without figures', open: ({ button }) => button('5D').click() },
];
const only = {
  desk: [{ name: 'the menu', open: ({ button }) => button('Chart menu').click() }],
  phone: [
    { name: 'the parameters', open: ({ button }) => button('Parameters').click() },
    { name: 'the rows to add', open: ({ button }) => button('Add').click() },
    { name: 'the whole screen', open: ({ button }) => button('Expand').click() },
  ],
} satisfies Record<string, readonly State[]>;

for (const look of looks) {
  test.describe(look.name, () => {
    test.use({ viewport: { width: look.width, height: look.height }, colorScheme: look.colorScheme });

    // No baselines, because fonts differ by machine. The pictures are for people to look at.
    test('a picture of each period is saved, and none overflows', async ({ page }, { project }) => {
      const { card, button, cursor } = await openChart(page);
      for (const period of periods) {
        await button(period).click();
        await expect(card.locator('.performance-plot-side')).toHaveAttribute('aria-busy', 'false');
        await expect(cursor).toBeVisible();
        const name = `${period} ${look.name}.png`.replaceAll(' ', '-');
        await card.screenshot({ path: join(project.outputDir, 'chart', name) });
        expect(await wordsThatTouch(card)).toEqual([]);
      }
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);
    });

    for (const { name, open } of [...dealtTo(look, anywhere), ...only[look.width < 768 ? 'phone' : 'desk']]) {
      test(`axe finds nothing on ${name}`, async ({ page }) => {
        const chart = await openChart(page);
        await open(chart);
        await expect(chart.card.locator('.performance-plot-side')).toHaveAttribute('aria-busy', 'false');
        // Scrolled, the site's header may cover what axe then takes for too small.
        await page.evaluate(() => window.scrollTo(0, 0));
        expect(await axeFindings(page, { part })).toEqual([]);
      });
    }

    test('axe finds nothing on a chart that could not be loaded', async ({ page }) => {
      const { card, button } = await openChart(page);
      await page.route('**/chart/1Y', (route) =>
        route.fulfill({ status: 503, json: { code: 'unavailable' } }),
      );
      await button('1Y').click();
      await expect(card).toContainText('The chart couldn’t be loaded.');
      expect(await axeFindings(page, { part })).toEqual([]);
    });
  });
}

/** Axis labels that overlap. */
function wordsThatTouch(card: ChartCard['card']): Promise<string[]> {
  return card
    .locator('svg.plot-picture')
    .filter({ visible: true })
    .locator('text:not(.plot-note)')
    .evaluateAll((words) => {
      const boxes = words.map((word) => ({
        text: word.textContent ?? '',
        box: word.getBoundingClientRect(),
      }));
      return boxes.flatMap(({ text, box }, index) =>
        boxes
          .slice(index + 1)
          .filter(
            ({ box: other }) =>
              box.left < other.right + 3 &&
              other.left < box.right + 3 &&
              box.top < other.bottom &&
              other.top < box.bottom,
          )
          .map((other) => `${text} and ${other.text}`),
      );
    });
}
