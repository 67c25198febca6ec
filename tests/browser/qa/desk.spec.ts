import { axeFindings } from '../axe-findings.ts';
import { ask, askApproved, callsAs, editorOn, memberOn, titled } from '../community.ts';
import { looks } from '../looks.ts';
import { makeAccount, samplePerson, signInOn } from '../people.ts';
import { expect, openPage, test } from '../watched-page.ts';
import { card } from './cards.ts';

test('an editor decides what waits, by keyboard alone, and is at the next one after each', async ({
  page,
}) => {
  const asker = await callsAs(page, await makeAccount(page));
  const first = titled('Why do inventories of Nike move before its margin');
  const second = titled('Will Nike reach four hundred dollars by spring');
  await ask(asker, first);
  await ask(asker, second);
  await editorOn(page);
  await openPage(page, '/editors/questions');
  await card(page, first).getByRole('button', { name: 'Approve' }).press('Enter');
  await expect(page.getByText('Question approved.')).toBeVisible();
  await expect(card(page, first)).toHaveCount(0);
  await expect(page.locator('article h2 a:focus')).toBeVisible();
  await card(page, second).getByRole('button', { name: 'Reject' }).press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Reject' })).toBeDisabled();
  await page.keyboard.type('Price predictions are off topic.');
  await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).press('Enter');
  await expect(page.getByText('Question rejected.')).toBeVisible();
  await expect(card(page, second)).toHaveCount(0);
});

test('an editor sees what an author wants to change, and approves or declines it', async ({ page }) => {
  const editor = await callsAs(page, await samplePerson('cora'));
  const asker = await callsAs(page, await makeAccount(page));
  const kept = titled('How long do customers of Nike wait for a refund');
  const changed = titled('What did Nike pay for its factories last year');
  const { id: keptId } = await askApproved(asker, editor, kept);
  const { id: changedId } = await askApproved(asker, editor, changed);
  const asEdited = (title: string) => ({ data: { title, description: '', companies: ['NKE'], tags: [] } });
  await asker('PATCH', `questions/${keptId}`, asEdited(`${kept} And why?`));
  await asker('PATCH', `questions/${changedId}`, asEdited(`${changed} In cash?`));
  await editorOn(page);
  await openPage(page, '/editors/questions');
  await expect(card(page, changed).locator('ins')).toContainText('In cash?');
  await card(page, changed).getByRole('button', { name: 'Approve edit' }).click();
  await expect(page.getByText('Edit approved.')).toBeVisible();
  await card(page, kept).getByRole('button', { name: 'Decline edit' }).click();
  await expect(page.getByText('Edit declined.')).toBeVisible();
  await expect(card(page, kept)).toHaveCount(0);
  await expect(card(page, changed)).toHaveCount(0);
});

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
  for (const part of ['questions', 'question-lists', 'rewards', 'votes', 'analysts', 'elsewhere']) {
    expect((await page.goto(`/editors/${part}`))?.status(), part).toBe(404);
  }
});

for (const look of looks) {
  test.describe(look.name, () => {
    test.use({ viewport: { width: look.width, height: look.height }, colorScheme: look.colorScheme });

    test('axe finds nothing on the desk', async ({ page }) => {
      const asker = await callsAs(page, await makeAccount(page));
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
