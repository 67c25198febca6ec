import { linkInMail, makeAccount, signInOn, somebody } from '../people.ts';
import { expect, openPage, test } from '../watched-page.ts';

test.use({ refusals: [401, 422, 429] });

test('signing in returns to the requested page, and nowhere else', async ({ page }) => {
  const { email, password } = await makeAccount(page);
  await openPage(page, '/login?next=https://evil.example/');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
});

test('a wrong password reveals nothing about the address and keeps the typed one', async ({ page }) => {
  const { email } = await makeAccount(page);
  const refusals: string[] = [];
  for (const address of [email, somebody().email]) {
    await openPage(page, '/login');
    await page.getByLabel('Email').fill(address);
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await page.getByRole('button', { name: 'Sign in' }).click();
    const refusal = page.getByRole('alert');
    await expect(refusal).toBeVisible();
    refusals.push((await refusal.textContent()) ?? '');
    await expect(page.getByLabel('Email')).toHaveValue(address);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not the password');
  }
  expect(refusals[0]).toBe(refusals[1]);
});

test('too many attempts show when to try again, and keep the input', async ({ page }) => {
  const { email } = somebody();
  const guess = () =>
    page.request.post('/api/v1/user/login', { form: { username: email, password: 'a guess' } });
  await Promise.all(Array.from({ length: 20 }, guess));
  // Each of these waits for twenty seconds by now, and at most three may wait.
  for (let waiting = 0; waiting < 3; waiting++) guess().catch(() => undefined);
  await openPage(page, '/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('a guess');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toContainText(/try again in \d+ (minutes|seconds)/);
  await expect(page.getByLabel('Email')).toHaveValue(email);
});

test('errors are under their fields, and the first one gets the focus', async ({ page }) => {
  await openPage(page, '/register');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByLabel('Email').fill('jonas@example');
  await page.getByRole('button', { name: 'Sign up' }).click();
  const email = page.getByLabel('Email');
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/Enter an email address/);
  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await expect(password).toHaveAccessibleDescription(/at least 10 characters/i);
  await email.fill('jonas@example.com');
  await expect(email).not.toHaveAttribute('aria-invalid');
  await expect(email).toBeFocused();
});

test('changing the password signs out elsewhere', async ({ page, browser }) => {
  const known = await makeAccount(page);
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await signInOn(other, known);
  // Else the page may find out by itself, and be gone before the click.
  await other.route('**/api/v1/notifications/**', (route) => route.abort());
  await other.goto('/my-tenfold/settings/MAIN');
  await expect(other.getByRole('heading', { name: 'Settings' })).toBeVisible();

  await signInOn(page, known);
  await openPage(page, '/my-tenfold/settings/MAIN');
  await page.getByLabel('Current password', { exact: true }).fill(known.password);
  await page.getByLabel('New password', { exact: true }).fill('another ladder, another lamp');
  await page.getByLabel('Repeat new password', { exact: true }).fill('another ladder, another lamp');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed. You were signed out of one other session.')).toBeVisible();
  await expect(page.getByLabel('Current password', { exact: true })).toHaveValue('');

  await other.getByLabel('First name').fill('Somebody else');
  await other.getByRole('button', { name: 'Save' }).first().click();
  await expect(other).toHaveURL(/\/login\?next=%2Fmy-tenfold%2Fsettings%2FMAIN$/);
  expect(await other.evaluate(() => localStorage.getItem('access-token'))).toBeNull();
  await elsewhere.close();

  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Zoë');
});

test('a wrong old password changes nothing', async ({ page }) => {
  await signInOn(page, await makeAccount(page));
  await openPage(page, '/my-tenfold/settings/MAIN');
  await page.getByLabel('Current password', { exact: true }).fill('not the password');
  await page.getByLabel('New password', { exact: true }).fill('another ladder, another lamp');
  await page.getByLabel('Repeat new password', { exact: true }).fill('another ladder, another lamp');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByLabel('Current password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue('another ladder, another lamp');
  await expect(page).toHaveURL(/settings\/MAIN$/);
});

test('a forgotten password is replaced by an emailed link, once', async ({ page }) => {
  const { email, password } = await makeAccount(page);
  await openPage(page, '/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('main').getByRole('note').first()).toContainText('we’ve emailed it a link');
  await expect(page.getByRole('link', { name: 'Open the outbox' })).toBeVisible();

  const link = await linkInMail(email, '/reset-password/');
  await openPage(page, link);
  await page.getByLabel('New password', { exact: true }).fill('a lamp without a ladder');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page).toHaveURL(/\/my-tenfold$/);

  await openPage(page, link);
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await expect(page.getByLabel('New password')).toHaveCount(0);
  await page.getByRole('link', { name: 'Change your password in Settings' }).click();
  await expect(page).toHaveURL(/settings\/MAIN$/);
  await page.context().clearCookies();
  // With the token alone the page would become theirs again.
  await page.evaluate(() => localStorage.removeItem('access-token'));
  await page.goto(link);
  await expect(page.getByRole('link', { name: 'Get a new link' })).toHaveAttribute('href', '/password_reset');

  const old = await page.request.post('/api/v1/user/login', { form: { username: email, password } });
  expect(old.status()).toBe(401);
});
