import type { Page } from '@playwright/test';
import { makeAccount } from '../people.ts';
import { expect, openPage, test } from '../watched-page.ts';

test('signing in with Google returns to the requested page', async ({ page }) => {
  const signedIn = await serverAccepts(page, 'google');
  await page.route('https://accounts.google.com/**', (route) => {
    const params = new URL(route.request().url()).searchParams;
    const answer = new URLSearchParams({
      id_token: tokenWith(params.get('nonce')),
      state: params.get('state') ?? '',
    });
    return route.fulfill({ status: 302, headers: { location: `${params.get('redirect_uri')}#${answer}` } });
  });
  await openPage(page, '/login?next=%2Fmy-tenfold');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page).toHaveURL(/\/my-tenfold$/);
  await expect(page.getByText(signedIn.email)).toBeVisible();
});

test('signing in with Apple returns by the form that Apple posts', async ({ page, baseURL }) => {
  const signedIn = await serverAccepts(page, 'apple');
  await page.route('https://appleid.apple.com/**', (route) => {
    const params = new URL(route.request().url()).searchParams;
    const fields = { id_token: tokenWith(params.get('nonce')), state: params.get('state'), code: 'unused' };
    const inputs = Object.entries(fields).map(([name, value]) => `<input name="${name}" value="${value}">`);
    return route.fulfill({
      contentType: 'text/html',
      // Without the meta element a browser keeps the origin of an https page from this http test.
      body: `<meta name="referrer" content="unsafe-url"><form method="post" action="${baseURL}/auth/apple/callback">${inputs.join('')}</form><script>document.forms[0].submit()</script>`,
    });
  });
  await openPage(page, '/login?next=%2Fmy-tenfold');
  await page.getByRole('button', { name: 'Continue with Apple' }).click();
  await expect(page).toHaveURL(/\/my-tenfold$/);
  await expect(page.getByText(signedIn.email)).toBeVisible();
});

test('an unrequested token signs nobody in and is removed from the address', async ({ page, calls }) => {
  await page.goto(`/auth/google/callback#id_token=${tokenWith('x')}&state=y`);
  await expect(page.getByRole('alert')).toContainText('has expired or started elsewhere');
  await expect(page).toHaveURL(/\/auth\/google\/callback$/);
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  await page.getByRole('link', { name: 'Back to sign in' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('going back at Google shows that nothing happened', async ({ page }) => {
  await page.route('https://accounts.google.com/**', (route) => {
    const params = new URL(route.request().url()).searchParams;
    const location = `${params.get('redirect_uri')}#error=access_denied&state=${params.get('state')}`;
    return route.fulfill({ status: 302, headers: { location } });
  });
  await openPage(page, '/login');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('alert')).toHaveText('You cancelled signing in with Google.');
});

function tokenWith(nonce: string | null): string {
  return `e30.${Buffer.from(JSON.stringify({ nonce })).toString('base64url')}.signature`;
}

/** Answers for the server with a session: the server's own tests check tokens. */
async function serverAccepts(page: Page, provider: 'google' | 'apple') {
  const known = await makeAccount(page);
  await page.route(`**/api/v1/user/${provider}`, async (route) => {
    const login = await page.request.post('/api/v1/user/login', {
      form: { username: known.email, password: known.password },
    });
    return route.fulfill({ response: login });
  });
  return known;
}
