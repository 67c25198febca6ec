import { linkInMail, makeAccount, signInOn, somebody } from '../people.ts';
import { expect, openPage, takenOver, test } from '../watched-page.ts';

test.use({ refusals: [422] });

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
