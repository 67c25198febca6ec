import { axeFindings } from '../axe-findings.ts';
import { expect, openPage, test } from '../watched-page.ts';

const widths = [375, 640, 820, 1000, 1512];

test('the landing page has at most 115 kB of JavaScript before anybody touches it', async ({ page }) => {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script')
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(total).toBeGreaterThan(50_000);
  expect(total).toBeLessThanOrEqual(115_000);
  const styles = await page.locator('link[rel=stylesheet]').evaluateAll((links) => links.length);
  expect(styles).toBe(2);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the landing page fits its window at every width and is accessible, ${colorScheme}`, async ({
    page,
  }) => {
    test.slow();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await openPage(page, '/');
    const wide: string[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const needed = await page.evaluate(() => document.documentElement.scrollWidth);
      if (needed > width) wide.push(`${needed} of ${width}`);
      wide.push(
        ...(await page.evaluate(() =>
          [...document.querySelectorAll('.landing :is(td, th, p, b, span, h2, dd, button, a)')]
            .filter((part) => getComputedStyle(part).overflow === 'hidden' || part.closest('.card') !== null)
            .filter((part) => {
              const card = part.closest('.card')?.getBoundingClientRect();
              const own = part.getBoundingClientRect();
              return (
                card !== undefined &&
                own.width > 1 &&
                (own.right > card.right + 1 || own.left < card.left - 1)
              );
            })
            .map((part) => `${innerWidth}: ${part.tagName} ${part.textContent?.slice(0, 30)}`),
        )),
      );
      if (width === 375 || width === 1512) expect(await axeFindings(page)).toEqual([]);
    }
    expect(wide).toEqual([]);
  });
}

test('on a phone the approach shows one column, chosen above it', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await openPage(page, '/');
  const approach = page.locator('#approach');
  await expect(approach.getByText('Five to ten years of cash flow')).toBeVisible();
  await expect(approach.getByText('The next quarter’s surprise')).toBeHidden();
  await approach.getByRole('radio', { name: 'As opposed to' }).check();
  await expect(approach.getByText('Five to ten years of cash flow')).toBeHidden();
  await expect(approach.getByText('The next quarter’s surprise')).toBeVisible();
});

test('a graphic fades in when half of it is visible, and at once without motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openPage(page, '/');
  const graphic = page.locator('#differ figure').first();
  await expect(graphic).toHaveClass(/is-awaited/);
  await graphic.scrollIntoViewIfNeeded();
  await expect(graphic).toHaveClass(/is-shown/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, '/');
  await expect(graphic).not.toHaveClass(/is-/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the landing page reads whole', async ({ page }) => {
    await page.goto('/');
    for (const heading of [
      'Every figure opens its filing',
      'What must be true for today’s price',
      'Why did my value move?',
      'A note that remembers',
      'An alert that follows your model',
      'Your model, in a spreadsheet and back',
      'Or start from a list',
      'An approach for owners, not for traders',
      'How quality businesses differ',
      'Three steps',
      'Start with a company you know',
    ])
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expect(page.locator('.worth-value')).toHaveText(/^\$\d+\.\d\d$/);
    await expect(page.locator('#filing').getByRole('link', { name: /^Open the filing/ })).toBeVisible();
    await expect(page.locator('#differ svg').first()).toBeVisible();
    await page.locator('#signup').getByRole('button', { name: 'Sign up' }).click();
    await expect(page).toHaveURL(/\/register\?next=%2Fcompany%2FAAPL$/);
  });
});
