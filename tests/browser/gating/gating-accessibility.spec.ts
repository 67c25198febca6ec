import { axeFindings } from '../axe-findings.ts';
import { dealtTo, looks } from '../looks.ts';
import { expect, takenOver, test } from '../watched-page.ts';

const paths = ['/company/NKE', '/company/NKE#financials', '/company/NKE#value-estimate', '/plans'];

for (const look of looks) {
  test.describe(look.name, () => {
    test.use({ viewport: { width: look.width, height: look.height }, colorScheme: look.colorScheme });

    for (const path of dealtTo(look, paths)) {
      test(`axe finds nothing on ${path} for a visitor`, async ({ page }) => {
        await page.goto(path);
        await takenOver(page);
        expect(await axeFindings(page)).toEqual([]);
      });
    }

    test('axe finds nothing where comparing requires signing in', async ({ page }) => {
      await page.goto('/company/NKE');
      await takenOver(page);
      await page.getByRole('button', { name: 'Compare', exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
    });

    test('axe finds nothing before and after the quota is used up', async ({ page }) => {
      for (const symbol of ['NKE', 'COST', 'PG', 'WDAY']) await page.goto(`/company/${symbol}`);
      expect(await axeFindings(page)).toEqual([]);
      for (const symbol of ['F', 'TSM']) await page.goto(`/company/${symbol}`);
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(await axeFindings(page)).toEqual([]);
    });
  });
}
