import { randomUUID } from 'node:crypto';
import { makeAccount, signInOn } from '../people.ts';
import { openPage } from '../watched-page.ts';
import { expect, given, test, waysInto } from './bad-inputs.ts';
import { enter, expectStays, sent } from './enter.ts';

interface Answer {
  readonly user: {
    readonly first_name: string;
    readonly second_name: string;
    readonly companies: string | null;
    readonly bio: string;
    readonly knowledge_expertise: { readonly particular_companies: string | null };
  };
}

const fields = [
  {
    form: 'a person’s name',
    path: '/my-tenfold/settings/MAIN',
    label: 'First name',
    call: /update-user-name$/,
    savedText: ({ user }: Answer) => user.first_name,
  },
  {
    form: 'a person’s last name',
    path: '/my-tenfold/settings/MAIN',
    label: 'Last name',
    call: /update-user-name$/,
    savedText: ({ user }: Answer) => user.second_name,
  },
  {
    form: 'a person’s bio',
    path: '/my-tenfold/settings/PROFILE',
    label: 'Bio',
    call: /update-bio$/,
    savedText: ({ user }: Answer) => user.bio,
  },
  {
    form: 'companies one owns',
    path: '/my-tenfold/settings/PROFILE',
    label: 'Companies you own or follow',
    call: /update-profile$/,
    savedText: ({ user }: Answer) => user.companies ?? '',
  },
  {
    form: 'companies one knows',
    path: '/my-tenfold/settings/PROFILE',
    label: 'Companies you know well',
    call: /update-profile$/,
    savedText: ({ user }: Answer) => user.knowledge_expertise.particular_companies ?? '',
  },
] as const;

for (const way of waysInto('an address')) {
  for (const { form, path, label, call, savedText } of fields) {
    test(`${form}, ${way}, is kept as it is, or refused`, async ({ page }) => {
      await signInOn(page, await makeAccount(page));
      await openPage(page, path);
      const field = page.getByRole('textbox', { name: label, exact: true });
      const around = page.locator('form', { has: field });
      for (const text of given(form, way)) {
        await enter(page, field, text, way);
        const shown = await field.inputValue();
        expect(shown).toBe(label === 'Bio' ? text : text.replace(/\r?\n/g, ' '));
        const press = () => around.getByRole('button', { name: 'Save' }).click();
        const answer = await sent<Answer>(page, call, around.locator('.field-error'), press);
        if (answer === null) await expectStays(field, text);
        else expect(savedText(answer)).toBe(shown.trim());
        await expect(around.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-busy', 'true');
      }
    });
  }

  test(`an address and a password, ${way}, are refused with words where they are none`, async ({ page }) => {
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': `10.1.2.${way.length}` });
    await openPage(page, '/register');
    const email = page.getByLabel('Email');
    const password = page.getByLabel('Password', { exact: true });
    await enter(page, password, 'a ladder and a lamp', way);
    for (const [text] of given('an address', way)) {
      await enter(page, email, text, way);
      await page.getByRole('button', { name: 'Sign up' }).click();
      await expect(email).toHaveAttribute('aria-invalid', 'true');
      await expect(page.locator('.field-error').first()).toHaveText(/\w{3}/);
      await expectStays(email, text);
    }
    await enter(page, email, `${randomUUID()}@example.com`, way);
    for (const [text] of given('a password', way)) {
      await enter(page, password, text, way);
      await page.getByRole('button', { name: 'Sign up' }).click();
      await expect(password).toHaveAttribute('aria-invalid', 'true');
      await expect(page.locator('.field-error').last()).toHaveText(/\w{3}/);
      await expectStays(password, text);
    }
  });
}
