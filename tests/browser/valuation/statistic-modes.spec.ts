import type { Page } from '@playwright/test';
import { expect, openPage, test } from '../watched-page.ts';

for (const width of [375, 640]) {
  test.describe(`on a phone ${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 812 }, isMobile: true, hasTouch: true });

    test('FAIR VALUE leaves the control under the thumb and shows the value right below it', async ({
      page,
    }) => {
      await openPage(page, '/company/AAPL');
      await control(page).evaluate((button) => {
        button.scrollIntoView({ block: 'center', behavior: 'instant' });
      });
      const before = await top(page, '.statistic-modes');
      await control(page).tap();
      const value = page.locator('#value-estimate');
      await expect(value).toBeVisible();
      await twoFrames(page);
      expect(await top(page, '.statistic-modes')).toBeCloseTo(before, -1);
      expect(await top(page, '#value-estimate')).toBeGreaterThan(before);
      expect(await top(page, '#value-estimate .value-result')).toBeLessThan(812);

      await page.getByRole('button', { name: 'VALUATION' }).tap();
      await expect(value).toBeHidden();
      await twoFrames(page);
      expect(await top(page, '.statistic-modes')).toBeCloseTo(before, -1);
    });
  });
}

const control = (page: Page) => page.getByRole('button', { name: 'FAIR VALUE' });

const top = (page: Page, part: string) =>
  page
    .locator(part)
    .first()
    .evaluate((element) => element.getBoundingClientRect().top);

/** Scroll anchoring moves the page in the frame after the change. */
const twoFrames = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );
