import { expect, takenOver, test } from '../watched-page.ts';

test.describe('the search box', () => {
  test('suggests at most five companies with the typed part marked, and opens the chosen one', async ({
    page,
  }) => {
    await page.goto('/company/AAPL');
    await takenOver(page);
    await page.getByRole('combobox').first().fill('mi');
    const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
    await expect(options.first()).toBeVisible();
    expect(await options.count()).toBeLessThanOrEqual(5);
    await expect(options.first().locator('mark').first()).toHaveText(/mi/i);
    await page.getByRole('combobox').first().fill('MSFT');
    await expect(options.first()).toContainText('MSFT');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/company\/MSFT$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Microsoft');
  });

  test('shows companies with data first and marks the others before the click', async ({ page }) => {
    await page.goto('/company/AAPL');
    await takenOver(page);
    await page.getByRole('combobox').first().fill('app');
    const box = page.getByRole('listbox', { name: 'Suggestions' });
    const groups = box.getByRole('group');
    await expect(groups).toHaveCount(2);
    await expect(groups.first()).toHaveAccessibleName('With data');
    await expect(groups.first().getByRole('option')).toContainText([/AAPL.*Available/]);
    await expect(groups.last().getByRole('option').first()).toContainText(/APP.*Not available/);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/company\/AAPL$/);
  });

  test('requests once for quick typing, and never for an empty text', async ({ page, calls }) => {
    await page.clock.install();
    await page.goto('/company/AAPL');
    await takenOver(page);
    // Quick also on a machine that is slow to type.
    await page.clock.pauseAt(Date.now() + 60_000);
    const box = page.getByRole('combobox').first();
    const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
    await box.pressSequentially('nike');
    await expect(async () => {
      await page.clock.runFor(1_000);
      await expect(options.first()).toBeVisible({ timeout: 500 });
    }).toPass();
    expect(calls.filter((call) => call.includes('/search'))).toEqual(['GET /api/v1/company/nike/search']);
    await box.fill('   ');
    await page.clock.runFor(1_000);
    await expect(options).toHaveCount(0);
    expect(calls.filter((call) => call.includes('/search'))).toHaveLength(1);
  });

  test('Escape closes the suggestions and slash focuses the box', async ({ page }) => {
    await page.goto('/company/AAPL');
    await takenOver(page);
    // The page listens for the key only after hydration.
    await expect(async () => {
      await page.keyboard.press('/');
      await expect(page.getByRole('combobox').first()).toBeFocused({ timeout: 500 });
    }).toPass();
    await page.getByRole('combobox').first().fill('ford');
    await expect(
      page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option').first(),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')).toHaveCount(0);
  });
});
