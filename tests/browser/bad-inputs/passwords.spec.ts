import type { APIRequestContext, Page } from '@playwright/test';
import { type Known, linkInMail, makeAccount, signInOn } from '../people.ts';
import { openPage } from '../watched-page.ts';
import { expect, given, test as refusing, waysInto } from './bad-inputs.ts';
import { enter, expectStays, sent } from './enter.ts';

const test = refusing.extend({ refusals: [[400, 401, 409, 422], { scope: 'test' }] });

/** Elsewhere than on the page. */
async function signsIn(elsewhere: APIRequestContext, { email }: Known, password: string): Promise<boolean> {
  const answer = await elsewhere.post('/api/v1/user/login', { form: { username: email, password } });
  return answer.ok();
}

const password = (page: Page, label: string) => page.getByLabel(label, { exact: true });

for (const way of waysInto('a changed password')) {
  test(`a ${way} password becomes the new one as it is, or is refused`, async ({ page, request }) => {
    test.slow();
    const known = await makeAccount(page);
    await signInOn(page, known);
    await openPage(page, '/my-tenfold/settings/MAIN');
    const fields = ['New password', 'Repeat new password'].map((label) => password(page, label));
    const form = page.locator('form', { has: password(page, 'New password') });
    let now = known.password;
    for (const [text] of given('a changed password', way)) {
      await enter(page, password(page, 'Current password'), now, way);
      for (const field of fields) await enter(page, field, text, way);
      const press = () => form.getByRole('button', { name: 'Change password' }).click();
      const changed = await sent(page, /update-password$/, form.locator('.field-error'), press);
      if (changed === null) {
        for (const field of fields) await expectStays(field, text);
        continue;
      }
      now = text;
      expect(await signsIn(request, known, text)).toBe(true);
      await expect(password(page, 'New password')).toHaveValue('');
    }
    expect(now).not.toBe(known.password);
    expect(await signsIn(request, known, now.trim().toLowerCase().slice(0, 20))).toBe(false);
  });

  test(`another current password than one’s own, ${way}, changes nothing`, async ({ page }) => {
    const known = await makeAccount(page);
    await signInOn(page, known);
    await openPage(page, '/my-tenfold/settings/MAIN');
    const field = password(page, 'Current password');
    const form = page.locator('form', { has: field });
    for (const label of ['New password', 'Repeat new password'])
      await enter(page, password(page, label), 'a river and a bridge', way);
    for (const [text] of given('the password now', way)) {
      await enter(page, field, text, way);
      const press = () => form.getByRole('button', { name: 'Change password' }).click();
      expect(await sent(page, /update-password$/, form.locator('.field-error'), press)).toBeNull();
      await expectStays(field, text);
    }
  });

  test(`a ${way} password by an emailed link is the new one as it is, or is refused`, async ({
    page,
    request,
  }) => {
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': `10.2.2.${way.length}` });
    const known = await makeAccount(page);
    await openPage(page, '/password_reset');
    for (const [text] of given('an address for a link', way)) {
      const email = page.getByLabel('Email');
      await enter(page, email, text, way);
      await page.getByRole('button', { name: 'Send the link' }).click();
      await expect(page.locator('.field-error')).toHaveText(/\w{3}/);
      await expectStays(email, text);
    }
    await enter(page, page.getByLabel('Email'), known.email, way);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await openPage(page, await linkInMail(known.email, '/reset-password/'));
    const field = password(page, 'New password');
    for (const [text] of given('a password by link', way)) {
      await enter(page, field, text, way);
      await page.getByRole('button', { name: 'Change password' }).click();
      await expect(page.locator('.field-error')).toHaveText(/\w{3}/);
      await expectStays(field, text);
    }
    await enter(page, field, ' a lamp and a ladder ', way);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page).toHaveURL('/my-tenfold');
    expect(await signsIn(request, known, 'a lamp and a ladder')).toBe(false);
    expect(await signsIn(request, known, ' a lamp and a ladder ')).toBe(true);
  });

  test(`an address to sign in or to delete an account, ${way}, is refused where it is none`, async ({
    page,
  }) => {
    const known = await makeAccount(page);
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': `10.2.3.${way.length}` });
    await openPage(page, '/login');
    await enter(page, password(page, 'Password'), known.password, way);
    const email = page.getByLabel('Email', { exact: true });
    for (const [text] of given('an address to sign in', way)) {
      await enter(page, email, text, way);
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(page.locator('.field-error')).toHaveText(/\w{3}/);
      await expectStays(email, text);
    }
    await signInOn(page, known);
    await openPage(page, '/my-tenfold/settings/MAIN');
    await page.getByRole('button', { name: /^Delete my account/ }).click();
    const dialog = page.getByRole('dialog');
    const confirmed = dialog.getByLabel('Enter your email address to confirm');
    await enter(page, dialog.getByLabel('Password', { exact: true }), known.password, way);
    for (const [text] of given('an address to delete an account', way)) {
      await enter(page, confirmed, text, way);
      await dialog.getByRole('button', { name: 'Delete my account' }).click();
      await expect(dialog.locator('.field-error')).toHaveText(/\w{3}/);
      await expectStays(confirmed, text);
    }
  });
}
