import { makeAccount, putOnPlan, samplePerson, signInOn } from '../people.ts';
import { expect, openPage, takenOver, test } from '../watched-page.ts';

test.use({ refusals: [401] });

test('the first paint of a signed-in person shows their account', async ({ page }) => {
  await signInOn(page, await samplePerson('ann'));
  const html = await (await page.request.get('/company/AAPL')).text();
  expect(html).toContain('Account menu');
  expect(html).not.toContain('Sign in');
  await page.goto('/company/AAPL');
  await takenOver(page);
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
});

test('a signed-in person is not asked to sign in', async ({ page }) => {
  await signInOn(page, await samplePerson('ann'));
  for (const path of ['/login', '/register', '/password_reset']) {
    await page.goto(path);
    await expect(page).toHaveURL('/');
  }
  await page.goto('/login?next=%2Fmy-tenfold');
  await expect(page).toHaveURL(/\/my-tenfold$/);
});

test('a visitor is asked to sign in for personal pages', async ({ page }) => {
  for (const path of ['/my-tenfold', '/my-tenfold/settings/MAIN', '/my-tenfold/settings/PROFILE']) {
    await page.goto(path);
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}`);
  }
});

test('signing in from a company returns to it', async ({ page }) => {
  const { email, password } = await samplePerson('ben');
  await openPage(page, '/company/AAPL');
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/company\/AAPL$/);
});

test('a browser that lost the cookie gets it again silently', async ({ page, context }) => {
  await signInOn(page, await makeAccount(page));
  await context.clearCookies();
  await page.goto('/my-tenfold');
  await expect(page.getByRole('region', { name: 'What next' })).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).toContain('session');
});

test('a company page opened without the cookie becomes that of the person', async ({ page, context }) => {
  await signInOn(page, await makeAccount(page));
  await context.clearCookies();
  await page.goto('/company/AAPL');
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Write a note on Apple' })).toBeVisible();
  await takenOver(page);
});

test('a browser that lost the token is signed out, also on the server', async ({ page, context }) => {
  const token = await signInOn(page, await makeAccount(page));
  await page.evaluate(() => localStorage.clear());
  await page.goto('/company/AAPL');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('session');
  const me = await page.request.get('/api/v1/user/me', { headers: { authorization: `Bearer ${token}` } });
  expect(me.status()).toBe(401);
});

test('an invalid token is dropped, and the page stays a visitor’s', async ({ page }) => {
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.setItem('access-token', 'worthless'));
  await page.goto('/company/AAPL');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('access-token'))).toBeNull();
  await expect(page).toHaveURL(/\/company\/AAPL$/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
});

test('logging out in one tab shows in the other, and invalidates the token', async ({ page, context }) => {
  const token = await signInOn(page, await makeAccount(page));
  await openPage(page, '/company/AAPL');
  const other = await context.newPage();
  await openPage(other, '/my-tenfold');
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(other).toHaveURL(/\/login/);
  const me = await page.request.get('/api/v1/user/me', { headers: { authorization: `Bearer ${token}` } });
  expect(me.status()).toBe(401);
});

test('going back after logging out shows nothing personal', async ({ page }) => {
  await signInOn(page, await makeAccount(page));
  await openPage(page, '/company/AAPL');
  await openPage(page, '/my-tenfold/settings/MAIN');
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL(/\/login/);
  await page.goto('/company/AAPL');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
});

test("another account in the same browser sees nothing of the first one's answers", async ({
  page,
  context,
}) => {
  const tokens = new Set<string | undefined>();
  await page.route('**/api/v1/company/AAPL/financials', async (route) => {
    tokens.add(route.request().headers().authorization);
    // The second account's answer never comes: what is shown then is not the first one's.
    if (tokens.size === 1) await route.continue();
  });
  await signInOn(page, await makeAccount(page));
  await openPage(page, '/company/AAPL');
  const lastColumn = page.locator('.financials-table thead tr:last-child th').last();
  await page.getByLabel('Periods:').selectOption('Quarterly');
  await expect(lastColumn).toHaveText(/^\d{4} Q[1-4]/);
  const tab = await context.newPage();
  await signInOn(tab, await makeAccount(tab));
  await expect.poll(() => tokens.size).toBe(2);
  await expect(lastColumn).toHaveText(/^Terminal/);
});

test("a second quick click does not follow the first page's link", async ({ page }) => {
  await signInOn(page, await samplePerson('ann'));
  await openPage(page, '/company/AAPL');
  const avatar = page.getByRole('button', { name: 'Account menu' });
  await avatar.click();
  await page.getByRole('link', { name: 'My profile' }).evaluate(async (link: HTMLElement) => {
    link.click();
    // Once the menu has closed.
    await new Promise(requestAnimationFrame);
    document.querySelector<HTMLElement>('[aria-label="Account menu"]')?.click();
  });
  await expect(page).toHaveURL(/settings\/PROFILE$/);
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeHidden();
  await expect(async () => {
    await avatar.click();
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible({ timeout: 200 });
  }).toPass();
});

test('Pro tells people on Light what Investor adds', async ({ page }) => {
  await signInOn(page, await samplePerson('ann'));
  await page.goto('/company/AAPL');
  await takenOver(page);
  await page.getByRole('button', { name: 'Pro', exact: true }).click();
  await expect(page.getByRole('dialog', { name: /Investor plan/ })).toContainText('unlimited company pages');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Light', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('an Investor can switch to the lighter page and back', async ({ page }) => {
  const known = await makeAccount(page);
  await putOnPlan(known, 'investor');
  await signInOn(page, known);
  await page.goto('/company/NKE');
  await takenOver(page);
  const light = page.getByRole('button', { name: 'Light', exact: true });
  await expect(light).toHaveAttribute('aria-pressed', 'false');
  const saved = page.waitForResponse('**/user/update-user-setting');
  await light.click();
  await expect(light).toHaveAttribute('aria-pressed', 'true');
  await saved;
  await page.reload();
  await expect(light).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Compare' }).click();
  const panel = page.getByRole('dialog', { name: 'Compare' });
  await expect(panel).toContainText('Switch to Pro in the header to compare up to 5.');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Pro', exact: true }).click();
  await expect(light).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(panel).not.toContainText('Light');
});

test('the account shows how many companies of the month are left', async ({ page }) => {
  await signInOn(page, await makeAccount(page));
  await page.goto('/company/NKE');
  await page.goto('/my-tenfold');
  await expect(page.getByRole('region', { name: 'Companies this month' })).toContainText('1 of 30');
  await expect(page.getByRole('link', { name: 'NKE', exact: true })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test('the menu has the links of the desktop header, and closes on navigation', async ({ page }) => {
    await signInOn(page, await samplePerson('ann'));
    await page.goto('/company/AAPL');
    await takenOver(page);
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('link', { name: 'Companies' })).toBeVisible();
    await menu.getByRole('link', { name: 'Settings' }).click();
    await expect(page).toHaveURL(/settings\/MAIN$/);
    await expect(menu).toBeHidden();
  });
});
