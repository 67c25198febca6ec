import { test as signedIn } from '../signed-in.ts';
import { expect, test } from '../watched-page.ts';

test('/company leads to the default company, with what else the address says', async ({ request }) => {
  for (const [path, target] of [
    ['/company', '/company/NKE'],
    ['/company?query=', '/company/NKE'],
    ['/company?query=%20', '/company/NKE'],
    ['/company?from=mail&query=', '/company/NKE?from=mail'],
    ['/company?next=//evil.example', '/company/NKE?next=%2F%2Fevil.example'],
  ] as const) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location], path).toEqual([302, target]);
  }
});

test('Companies in header and footer leads to the list', async ({ page }) => {
  await page.goto('/company/AAPL');
  const links = page.getByRole('link', { name: 'Companies', exact: true }).filter({ visible: true });
  await expect(links).toHaveCount(2);
  for (const link of await links.all()) await expect(link).toHaveAttribute('href', '/companies');
});

test('a site without a contact of its own shows none', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' }).getByRole('link').first()).toBeVisible();
  await expect(page.locator('address, a[href^="mailto:"]')).toHaveCount(0);
});

test('a symbol in lower case redirects to its own address', async ({ page }) => {
  await page.goto('/company/aapl');
  await expect(page).toHaveURL(/\/company\/AAPL$/);
});

test('a class of shares written with a dot leads to the company, and an unknown one to a 404', async ({
  page,
}) => {
  await page.goto('/company/brk.b?period=5Y');
  await expect(page).toHaveURL(/\/company\/BRK-B\?period=5Y$/);
  const response = await page.goto('/company/NO.SUCH');
  expect(response?.status()).toBe(404);
});

test('an unknown symbol answers 404 and offers search', async ({ page }) => {
  const response = await page.goto('/company/NOSUCH');
  expect(response?.status()).toBe(404);
  await expect(
    page.getByRole('main').getByRole('combobox').or(page.getByRole('main').getByRole('searchbox')),
  ).toBeVisible();
});

test('the figures of 404 stand apart', async ({ page }) => {
  await page.goto('/nowhere');
  const gaps = await page.locator('.error-screen-status').evaluate((status) => {
    const { font, letterSpacing } = getComputedStyle(status);
    const canvas = document.createElement('canvas').getContext('2d');
    if (canvas === null) return [];
    canvas.font = font;
    const spacing = Number.parseFloat(letterSpacing) || 0;
    const digits = [...(status.textContent ?? '')].map((digit) => canvas.measureText(digit));
    return digits.slice(1).map((digit, at) => {
      const before = digits[at];
      return before === undefined
        ? 0
        : before.width + spacing - before.actualBoundingBoxRight - digit.actualBoundingBoxLeft;
    });
  });
  expect(gaps).toHaveLength(2);
  expect(Math.min(...gaps)).toBeGreaterThan(1);
});

signedIn('an unknown row of a known company answers 404', async ({ page }) => {
  const response = await page.goto('/financials/AAPL/nosuchrow');
  expect(response?.status()).toBe(404);
});

test.describe('a page that fails on the server', () => {
  test.use({ refusals: [500], loggedFailure: /Unexpected Server Error|500/ });

  test('says so, and is there when it is tried again', async ({ page }) => {
    await page.goto('/companies');
    await page.route('**/company/AAPL.data*', (route) => route.fulfill({ status: 500, body: '' }));
    await page.locator('main a[href="/company/AAPL"]').first().click();
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'Something went wrong on our side' })).toBeVisible();
    await expect(main).toContainText('Try again in a moment.');
    await page.unroute('**/company/AAPL.data*');
    await main.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Apple' }).first()).toBeVisible();
  });
});

test('the company page describes itself to search engines and social cards', async ({ page }) => {
  await page.goto('/company/NKE');
  await expect(page).toHaveTitle('NIKE, Inc. — Financial Overview, Stock Price, Market Cap');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/company\/NKE$/);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{40,}/);
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', /\/company\/NKE$/);
  await expect(page.locator('meta[name="twitter:card"]')).toHaveCount(1);
  const structured = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
  );
  expect(structured).toMatchObject({ '@type': 'FinancialService', name: 'NIKE, Inc.' });
});

test('a page loads its stylesheets before its scripts', async ({ request }) => {
  for (const [path, ...own] of [
    ['/company/AAPL', 'company', 'questions'],
    ['/login', 'accounts'],
  ] as const) {
    const { link = '' } = (await request.get(path)).headers();
    const names = link
      .split(', ')
      .map((each) => /^<\/assets\/(\w+)-[\w-]+\.css>; rel=preload; as=style$/.exec(each)?.[1]);
    expect(names).toEqual(['site', ...own]);
  }
});

test('no page has a block inside a line of text', async ({ request }) => {
  for (const path of ['/', '/companies', '/company/AAPL', '/company/NKE', '/plans', '/login']) {
    const html = await (await request.get(path)).text();
    expect(html.match(/<span[^>]*><(div|fieldset|section|p)\b/g), path).toBeNull();
  }
});
