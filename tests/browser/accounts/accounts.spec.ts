import { linkInMail, makeAccount, samplePerson, signInOn, somebody } from '../people.ts';
import { expect, openPage, takenOver, test } from '../watched-page.ts';

test.use({ refusals: [401, 422, 429] });

test('a visitor registers, confirms by email, enters a name and returns to the requested page', async ({
  page,
}) => {
  const { email, password } = somebody();
  await openPage(page, '/my-tenfold/settings/PROFILE');
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByRole('link', { name: 'Sign up' }).click();
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();

  await page.getByRole('link', { name: 'Open the outbox' }).click();
  await expect(page).toHaveURL('/outbox');
  await expect(async () => {
    await page.goto('/outbox');
    await expect(page.getByRole('main')).toContainText(email, { timeout: 500 });
  }).toPass();
  await page.getByRole('listitem').filter({ hasText: email }).getByRole('link').click();
  await page.frameLocator('iframe').getByRole('link', { name: 'Confirm my email' }).click();
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('First name')).toBeFocused();
  await page.getByLabel('First name').fill('Jonas');
  await page.getByText('Tell us how you invest').click();
  await page.getByLabel('Goals').selectOption('Long-term ownership');
  await page.getByText('Technology', { exact: true }).click();
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(page).toHaveURL(/\/my-tenfold\/settings\/PROFILE$/);
  await expect(page.getByLabel('Goals')).toHaveValue('Long-term ownership');
  await expect(page.getByLabel('Technology')).toBeChecked();
  await takenOver(page);
  await page.getByRole('button', { name: 'Account menu' }).click();
  await expect(page.getByText('Jonas', { exact: true })).toBeVisible();
});

test('a used or made-up confirmation link says so when it opens, and offers a new one', async ({ page }) => {
  const { email, password } = somebody();
  await page.request.post('/api/v1/user/register', { data: { email, password } });
  const link = await linkInMail(email, '/verify/');
  for (const broken of [`${link}x`, `/verify/${'x'.repeat(3_000)}`, '/verify/%3Cb%3E']) {
    await openPage(page, broken);
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Confirm my email' })).toHaveCount(0);
  }
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send a new link' }).click();
  await expect(page.getByRole('status')).toContainText('we’ve sent a new link');
  await openPage(page, await linkInMail(email, '/verify/', link));
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await page.getByLabel('First name').fill('Jonas');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/');

  await openPage(page, link);
  await expect(page.getByText(`Your address ${email} is confirmed.`)).toBeVisible();
  await page.getByRole('link', { name: 'Go to My Tenfold' }).click();
  await expect(page).toHaveURL('/my-tenfold');
});

test('My Tenfold says what to do next', async ({ page }) => {
  await signInOn(page, await makeAccount(page));
  await openPage(page, '/my-tenfold');
  const next = page.getByRole('region', { name: 'What next' });
  // The welcome above offers companies and the first ones to open.
  await expect(next.getByRole('link')).toHaveText(['Edit profile', 'Compare plans', 'Open the outbox']);
  await next.getByRole('combobox').fill('NKE');
  await next.getByRole('combobox').press('Enter');
  await expect(page).toHaveURL('/company/NKE');
  await page.goto('/my-tenfold');
  await next.getByRole('link', { name: 'Open NKE' }).click();
  await expect(page).toHaveURL('/company/NKE');
});

test('confirming an address that somebody else registered asks for a new password', async ({ page }) => {
  const { email, password } = somebody();
  const register = (tried: string) =>
    page.request.post('/api/v1/user/register', { data: { email, password: tried } });
  await register('the password of a stranger');
  const first = await linkInMail(email, '/verify/');
  await register(password);
  await openPage(page, await linkInMail(email, '/verify/', first));
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await page.getByLabel('First name').fill('Jonas');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/');

  const form = { username: email, password };
  expect((await page.request.post('/api/v1/user/login', { form })).ok()).toBe(true);
});

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

test('an account is deleted after typing its address, and nothing of it remains', async ({ page }) => {
  const { email, password } = await makeAccount(page);
  await signInOn(page, { email, password });
  await openPage(page, '/my-tenfold/settings/MAIN');
  await page.getByRole('button', { name: 'Delete my account …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account' });
  await expect(dialog).toContainText(/This deletes immediately: .*your photo.*your notes/);
  await expect(dialog).toContainText('We keep the number of your account.');
  await dialog.getByLabel('Your email address').fill('somebody@example.com');
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(dialog.getByLabel('Your email address')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Your email address').fill(email);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByRole('dialog', { name: 'Your account is deleted' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
  const again = await page.request.post('/api/v1/user/login', { form: { username: email, password } });
  expect(again.status()).toBe(401);
});

test('all personal data is downloaded as one archive', async ({ page }) => {
  await signInOn(page, await makeAccount(page));
  await openPage(page, '/my-tenfold/settings/MAIN');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.zip$/);
});

test('signing in, changing the password and logging out work by keyboard', async ({ page }) => {
  const { email, password } = await makeAccount(page);
  await openPage(page, '/login?next=%2Fmy-tenfold%2Fsettings%2FMAIN');
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/settings\/MAIN$/);

  await tabTo(page, page.getByLabel('Current password', { exact: true }));
  await page.keyboard.type(password);
  await tabTo(page, page.getByLabel('New password', { exact: true }));
  await page.keyboard.type('typed without a mouse');
  await tabTo(page, page.getByLabel('Repeat new password', { exact: true }));
  await page.keyboard.type('typed without a mouse');
  await tabTo(page, page.getByRole('button', { name: 'Change password' }));
  await page.keyboard.press('Space');
  await expect(page.getByText('Password changed.')).toBeVisible();

  await tabTo(page, page.getByRole('button', { name: 'Account menu' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Sign out' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
});

test('a photo is previewed, shown in the header, and removed again', async ({ page }) => {
  await signInOn(page, await makeAccount(page));
  await page.goto('/my-tenfold/settings/PROFILE');
  const avatar = page.getByRole('button', { name: 'Account menu' });
  await expect(avatar).toHaveText('Z');

  await page.locator('input[type="file"]').setInputFiles({
    name: 'notes.png',
    mimeType: 'image/png',
    buffer: Buffer.from('no picture at all'),
  });
  await expect(page.getByRole('alert')).toHaveText('We couldn’t read this photo. Try another one.');

  await page.locator('input[type="file"]').setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: await page.screenshot(),
  });
  await expect(page.getByRole('img', { name: 'Photo preview' })).toBeVisible();
  await page.getByRole('button', { name: 'Save photo' }).click();
  await expect(avatar.locator('img')).toHaveJSProperty('complete', true);
  expect(await avatar.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(256);

  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(avatar.locator('img')).toHaveCount(0);
});

test('the theme is chosen once and applies to the first paint of the next page', async ({ page }) => {
  await signInOn(page, await makeAccount(page));
  await openPage(page, '/my-tenfold/settings/MAIN');
  await page.getByRole('button', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await (await page.request.get('/company/AAPL')).text()).toContain(
    '<html lang="en" data-theme="dark">',
  );
});

test('settings reopen at the same tab', async ({ page }) => {
  await signInOn(page, await samplePerson('ann'));
  await openPage(page, '/my-tenfold/settings/PROFILE');
  await expect(page.getByRole('navigation', { name: 'Settings' }).getByRole('link')).toHaveText([
    'Main',
    'Profile',
  ]);
  await page.getByRole('link', { name: 'Summary' }).click();
  await expect(page.getByRole('region', { name: 'What next' })).toBeVisible();
  await page.reload();
  const settings = page
    .getByRole('navigation', { name: 'My Tenfold' })
    .getByRole('link', { name: 'Settings' });
  await expect(settings).toHaveAttribute('href', /settings\/PROFILE$/);
  await settings.click();
  await expect(page).toHaveURL(/settings\/PROFILE$/);
});

/** Presses Tab until the control has the focus. */
async function tabTo(
  page: import('@playwright/test').Page,
  target: import('@playwright/test').Locator,
  key = 'Tab',
): Promise<void> {
  await expect(target).toBeEnabled();
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}
