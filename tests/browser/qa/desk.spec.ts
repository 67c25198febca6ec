import { axeFindings } from '../axe-findings.ts';
import { ask, callsAs, editorOn, makeMember, memberOn, titled } from '../community.ts';
import { looks } from '../looks.ts';
import { samplePerson, signInOn } from '../people.ts';
import { expect, openPage, test } from '../watched-page.ts';

test('an editor makes a list of questions, renames and removes it', async ({ page }) => {
  await editorOn(page);
  await openPage(page, '/editors/question-lists');
  const name = titled('Retail').slice(0, -1);
  await page.getByLabel('New list').fill(name);
  await page.getByRole('button', { name: 'Create' }).click();
  const row = page.getByRole('row').filter({ hasText: name });
  await row.getByRole('button', { name: `Rename ${name}` }).click();
  await page.getByRole('dialog').getByRole('textbox').fill(`${name} and brands`);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await row.getByRole('button', { name: `Remove ${name} and brands` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(row).toHaveCount(0);
});

test('an analyst finds in the menu what nobody answered, and nothing of the editors', async ({ page }) => {
  await signInOn(page, await samplePerson('dora'));
  await openPage(page, '/business-q-and-a');
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('link', { name: 'Analysts' }).click();
  await expect(page).toHaveURL('/editors/analysts');
  await expect(page.getByRole('heading', { name: 'Analysts' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Editors' }).getByRole('link')).toHaveText(['Analysts']);
  expect(await axeFindings(page)).toEqual([]);
  expect((await page.goto('/editors/questions'))?.status()).toBe(404);
});

test('for people without the role there is no such page, and visitors sign in first', async ({ page }) => {
  await page.goto('/editors/rewards');
  await expect(page).toHaveURL(/\/login\?next=%2Feditors%2Frewards/);
  await memberOn(page);
  for (const part of [
    'questions',
    'history',
    'question-lists',
    'rewards',
    'votes',
    'analysts',
    'elsewhere',
  ]) {
    expect((await page.goto(`/editors/${part}`))?.status(), part).toBe(404);
  }
});

for (const look of looks) {
  test.describe(look.name, () => {
    test.use({ viewport: { width: look.width, height: look.height }, colorScheme: look.colorScheme });

    test('axe finds nothing on the desk', async ({ page }) => {
      const asker = await callsAs(page, await makeMember(page));
      await ask(asker, titled('What share of Nike’s orders is direct to consumers'));
      const editor = await editorOn(page);
      await editor('POST', 'question-lists', { name: titled('Brands').slice(0, -1) });
      for (const part of ['questions', 'question-lists', 'rewards', 'votes']) {
        await openPage(page, `/editors/${part}`);
        expect(await axeFindings(page), part).toEqual([]);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
          part,
        ).toBeLessThanOrEqual(0);
      }
    });
  });
}
