import { axeFindings } from '../axe-findings.ts';
import { expect, test } from '../signed-in.ts';
import { openPage } from '../watched-page.ts';

for (const width of [1512, 375]) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('the filings behind the financials are listed with their links', async ({ page }) => {
      await openPage(page, '/company/AAPL#financials');
      await page.getByRole('button', { name: 'All filings' }).click();
      const panel = page.getByRole('dialog', { name: 'Filings' });
      const year = panel.getByRole('listitem').filter({ hasText: /^2025 period to September 27, 2025/ });
      await expect(year).toContainText('10-K, filed October 31, 2025');
      await expect(year).toContainText(/Figures of 20\d\d to 2025/);
      await expect(year.getByRole('link', { name: /^0000320193/ })).toHaveAttribute(
        'href',
        /^https:\/\/www\.sec\.gov\/Archives\/edgar\/data\/320193\/\d+\/[\d-]+-index\.htm$/,
      );
      expect(await panel.getByRole('listitem').count()).toBeGreaterThan(30);
      expect(await axeFindings(page)).toEqual([]);
    });

    test('multiples over ten years have a band, and today’s place in it', async ({ page }) => {
      await openPage(page, '/company/AAPL');
      await page.getByRole('button', { name: 'P/E and other multiples over ten years' }).click();
      const panel = page.getByRole('dialog', { name: 'Multiples over ten years' });
      for (const name of ['P/E', 'P/FCF', 'EV / EBITDA', 'EV / FCF']) {
        await expect(panel.getByRole('heading', { name, exact: true })).toBeVisible();
      }
      await expect(panel).toContainText(
        /Usually \d+\.\d\d to \d+\.\d\d \(middle half of [\d a-z]+\); median \d+\.\d\d/,
      );
      await expect(panel).toContainText(/Today is (in the|above|below)/);
      const body = panel.locator('.side-panel-body');
      expect(await body.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
      expect(await axeFindings(page)).toEqual([]);
    });
  });
}

test('multiples are refused in words where no years have one', async ({ page }) => {
  await openPage(page, '/company/BRK-B');
  await page.getByRole('button', { name: 'P/E and other multiples over ten years' }).click();
  const panel = page.getByRole('dialog', { name: 'Multiples over ten years' });
  await expect(panel).toContainText('There aren’t enough years of figures. 0 of 40 period ends have one.');
});
