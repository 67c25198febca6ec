import { oneOf } from '../../world/size.ts';
import { openChart } from '../chart-card.ts';
import { expect, test } from '../watched-page.ts';

const windows = [
  { name: '375', width: 375, height: 812, deviceScaleFactor: 1 },
  { name: '560', width: 560, height: 900, deviceScaleFactor: 1 },
  { name: '640', width: 640, height: 900, deviceScaleFactor: 1 },
  { name: '767', width: 767, height: 900, deviceScaleFactor: 1 },
  { name: '1512 zoomed to 200 %', width: 756, height: 450, deviceScaleFactor: 2 },
  { name: '1000', width: 1000, height: 900, deviceScaleFactor: 1 },
  { name: '1920', width: 1920, height: 1080, deviceScaleFactor: 1 },
] as const;

for (const { name, width, height, deviceScaleFactor } of oneOf(3, windows)) {
  test.describe(`${name} wide`, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor });

    test('letters of the chart are as large as small print of the page', async ({ page }) => {
      const { card } = await openChart(page);
      const picture = card.locator('svg.plot-picture').filter({ visible: true });
      await expect(picture).toHaveCount(1);
      await expect
        .poll(() =>
          picture.evaluate((svg: SVGSVGElement) => {
            const letters = svg.querySelector('text');
            const inPlot = letters === null ? 0 : Number.parseFloat(getComputedStyle(letters).fontSize);
            const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
            return (inPlot * (svg.getScreenCTM()?.a ?? 0)) / (0.6875 * rem);
          }),
        )
        .toBeCloseTo(1, 1);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    });
  });
}
