import { axeFindings } from '../axe-findings.ts';
import { dealtTo, looks } from '../looks.ts';
import { samplePerson, signInOn } from '../people.ts';
import { expect, takenOver, test } from '../watched-page.ts';

test.use({ refusals: [422] });

const paths = ['/login', '/register', '/password_reset', '/reset-password/x', '/auth/apple/callback'];

for (const look of looks) {
  test.describe(look.name, () => {
    test.use({ viewport: { width: look.width, height: look.height }, colorScheme: look.colorScheme });

    for (const path of dealtTo(look, paths)) {
      test(`axe finds nothing on ${path}`, async ({ page }) => {
        await page.goto(path, { waitUntil: 'networkidle' });
        expect(await axeFindings(page)).toEqual([]);
      });
    }

    test('axe finds nothing on fields with errors and on an invalid link', async ({ page }) => {
      await page.goto('/register');
      await page.getByRole('button', { name: 'Sign up' }).click();
      await expect(page.locator('[aria-invalid]')).toHaveCount(2);
      expect(await axeFindings(page)).toEqual([]);
      await page.goto('/verify/nothing');
      await expect(page.getByRole('heading', { name: /link/i })).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
    });

    test('axe finds nothing on personal data', async ({ page }) => {
      await signInOn(page, await samplePerson('ann'));
      for (const path of ['/my-tenfold', '/my-tenfold/settings/MAIN', '/my-tenfold/settings/PROFILE']) {
        await page.goto(path, { waitUntil: 'networkidle' });
        expect(await axeFindings(page)).toEqual([]);
      }
    });

    test('axe finds nothing on the menus and dialogs of an account', async ({ page }) => {
      await signInOn(page, await samplePerson('ann'));
      await page.goto('/my-tenfold/settings/MAIN');
      await takenOver(page);
      await page.getByRole('button', { name: 'Account menu' }).click();
      expect(await axeFindings(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Delete my account …' }).click();
      expect(await axeFindings(page)).toEqual([]);
      await page.keyboard.press('Escape');
      const opener = look.width < 768 ? 'Open menu' : 'Pro';
      await page.getByRole('button', { name: opener, exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
    });
  });
}
