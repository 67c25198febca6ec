import { makeAccount, samplePerson, signInOn } from '../people.ts';
import { expect, openPage, test } from '../watched-page.ts';

test.use({ refusals: [401, 422] });

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
