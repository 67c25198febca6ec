import { axeFindings } from '../axe-findings.ts';
import {
  ask,
  askApproved,
  callsAs,
  editorOn,
  makeMember,
  memberOn,
  questionsPath,
  titled,
} from '../community.ts';
import { looks } from '../looks.ts';
import { samplePerson } from '../people.ts';
import { expect, openPage, test } from '../watched-page.ts';
import { card, opened } from './cards.ts';

const questionPath = (id: number) => `${questionsPath}/questions/${id}`;

test('a visitor finds a question, reads its first answer, and is asked to sign in to like it', async ({
  page,
}) => {
  const editor = await callsAs(page, await samplePerson('cora'));
  const asker = await callsAs(page, await makeMember(page));
  const title = titled('What held Nike’s revenue flat in fiscal 2024');
  const { id } = await askApproved(asker, editor, title, { description: 'Revenue was 51,362.' });
  await editor('POST', 'answers', { data: { text: 'Discounts fell, not demand.' }, question_id: id });

  await openPage(page, questionsPath);
  await expect(page.getByRole('navigation', { name: /^My / })).toHaveCount(0);
  const question = card(page, title);
  // Visitors are answered from memory, which learns of an answer within a second.
  await expect(async () => {
    await page.reload();
    await expect(question).toContainText('Discounts fell, not demand.', { timeout: 1000 });
  }).toPass();
  await expect(question.getByText('Revenue was 51,362.')).toBeHidden();
  await question.getByText('Show Details').click();
  await expect(question.getByText('Revenue was 51,362.')).toBeVisible();
  await question.getByText('Hide Details').click();
  await question.getByRole('button', { name: 'Like, 0' }).first().click();
  await expect(page.getByRole('dialog')).toContainText('Sign up free to vote');
  await page.keyboard.press('Escape');

  const search = page.getByRole('search', { name: 'Questions' });
  await search.getByRole('combobox').fill(title.slice(0, 30));
  await expect(search.getByRole('option').first()).toBeVisible();
  await search.getByRole('button', { name: 'CLEAR' }).click();
  await expect(search.getByRole('option')).toHaveCount(0);
  await expect(search.getByRole('combobox')).toBeFocused();
});

test('a visitor who asks signs in first, and what was typed is there again', async ({ page }) => {
  const known = await makeMember(page);
  await openPage(page, questionsPath);
  const title = titled('How much of Apple’s capex is for data centres');
  await opened(page, title);
  await page.getByRole('combobox', { name: 'Company or ticker' }).fill('AAPL');
  await page.getByRole('option').filter({ hasText: 'AAPL' }).first().click();
  await page.getByRole('button', { name: 'ASK QUESTION' }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByLabel('Email').fill(known.email);
  await page.getByLabel('Password', { exact: true }).fill(known.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('dialog', { name: 'Knowledge database' }).getByRole('button', { name: 'OK' }).click();
  await expect(page.getByLabel('Question', { exact: true })).toHaveValue(title);
  await expect(page.getByRole('button', { name: 'Remove AAPL' })).toBeVisible();
  await expect(page.getByText('Shown next to your questions and answers: Zoë Keller.')).toBeVisible();
  await page.getByRole('button', { name: 'ASK QUESTION' }).click();
  await expect(card(page, title)).toContainText('Waiting for approval');
  await expect(page.getByRole('region', { name: 'MY RECENT QUESTIONS' })).toContainText(title);
});

test('on a phone a button asks once the line for it is out of sight', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await memberOn(page);
  await page.evaluate(() => localStorage.setItem('knowledge-database-modal-show', 'false'));
  await openPage(page, questionsPath);
  const button = page.getByRole('button', { name: 'Ask a question' });
  await expect(page.getByRole('button', { name: 'ASK QUESTION' })).toBeVisible();
  await expect(button).toBeHidden();
  await page.getByRole('article').last().scrollIntoViewIfNeeded();
  await button.click();
  await expect(page.getByRole('dialog').getByLabel('Question', { exact: true })).toBeVisible();
});

test.describe('a question that is refused', () => {
  test.use({ refusals: [422] });

  test('by keyboard alone: a question is refused with words, mended, and asked', async ({ page }) => {
    test.slow();
    await memberOn(page);
    await page.evaluate(() => localStorage.setItem('knowledge-database-modal-show', 'false'));
    await openPage(page, questionsPath);
    const compact = page.getByLabel(/^Ask questions about business/);
    await compact.focus();
    await page.keyboard.type('Is NKE good?');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Question', { exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Use at least 20 characters')).toBeVisible();
    await expect(page.getByLabel('Question', { exact: true })).toBeFocused();
    const title = titled('Why do inventories move before the margin');
    await page.keyboard.press('Control+A');
    await page.keyboard.type(title);
    await page.getByRole('combobox', { name: 'Company or ticker' }).focus();
    await page.keyboard.type('NKE');
    await expect(page.getByRole('option').filter({ hasText: 'NKE' }).first()).toBeVisible();
    await expect(page.getByText('No companies match.')).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Remove NKE' })).toBeVisible();
    await page.getByRole('combobox', { name: 'Item' }).focus();
    await page.keyboard.type('capex');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Remove 11 Capex' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Add a tag' }).focus();
    await page.keyboard.type('stock days, ');
    await expect(page.getByRole('button', { name: 'Remove STOCK' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove DAYS' })).toBeVisible();
    await page.getByRole('button', { name: 'ASK QUESTION' }).press('Enter');
    const question = card(page, title);
    await expect(question).toContainText('Waiting for approval');
    await expect(question).toContainText('11 Capex');
    await question.getByRole('button', { name: 'Withdraw' }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).press('Enter');
    await expect(question).toHaveCount(0);
  });
});

test('a draft is kept, published from the tab of drafts, and a deleted one is brought back', async ({
  page,
}) => {
  await memberOn(page);
  await page.evaluate(() => localStorage.setItem('knowledge-database-modal-show', 'false'));
  await openPage(page, questionsPath);
  const title = titled('What must renewal rates stay above');
  await opened(page, title);
  await page.getByRole('button', { name: 'BUSINESS' }).click();
  await expect(page.getByRole('combobox', { name: 'Item' })).toHaveCount(0);
  await page.getByRole('button', { name: 'DRAFT', exact: true }).click();
  await expect(page).toHaveURL(`${questionsPath}?tab=draft`);
  const drafts = page.getByRole('region', { name: 'Drafts' });
  await expect(drafts).toContainText(title);
  await drafts.getByRole('button', { name: /^Delete the draft/ }).click();
  await expect(page.getByRole('heading', { name: 'No drafts' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await drafts.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByRole('button', { name: 'DRAFT', exact: true })).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Company or ticker' }).fill('COST');
  await page.getByRole('option').filter({ hasText: 'COST' }).first().click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(drafts).toContainText('COST · BUSINESS');
  await drafts.getByRole('button', { name: 'Publish' }).click();
  await expect(page).toHaveURL(/\/business-q-and-a\/questions\/\d+$/);
});

test('an editor approves, features, lists, deletes and restores questions, and rejects one with a reason', async ({
  page,
}) => {
  test.slow();
  const asker = await callsAs(page, await makeMember(page));
  const first = titled('Why did gross margin rise at Nike in 2024');
  const second = titled('Will the price of Nike reach four hundred');
  const question = await ask(asker, first);
  const refused = await ask(asker, second);
  await editorOn(page);
  // The main page has the first twenty that wait, which other tests may have asked.
  await openPage(page, questionPath(question.id));
  await card(page, first).getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Question approved.')).toBeVisible();
  await expect(card(page, first).getByText('Waiting for approval')).toHaveCount(0);
  await openPage(page, questionsPath);
  const menu = card(page, first).getByRole('button', { name: /^Menu of/ });
  await menu.click();
  await page.getByRole('button', { name: 'Feature', exact: true }).click();
  await expect(card(page, first)).toContainText('Featured by editors');
  await menu.click();
  await page.getByRole('main').getByRole('button', { name: 'Add to list' }).click();
  const lists = page.getByRole('dialog', { name: 'Add to list' });
  const name = titled('Margins').slice(0, -1);
  await lists.getByLabel('New list').fill(name);
  await lists.getByRole('button', { name: 'Create' }).click();
  await expect(lists.getByRole('checkbox', { name })).toBeChecked();
  await lists.getByRole('button', { name: 'Save' }).click();
  await expect(lists).toHaveCount(0);
  const editorsList = page.getByRole('combobox', { name: 'Editors’ list' });
  await expect(async () => {
    await openPage(page, questionsPath);
    await expect(editorsList).toContainText(name, { timeout: 1_000 });
  }).toPass();
  await editorsList.selectOption(name);
  await expect(card(page, first)).toBeVisible();
  await expect(card(page, second)).toHaveCount(0);
  await menu.click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(card(page, first)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card(page, first)).toBeVisible();

  await openPage(page, questionPath(refused.id));
  await card(page, second).getByRole('button', { name: 'Reject' }).click();
  await page
    .getByRole('dialog')
    .getByRole('radio', { name: /^Not about a business/ })
    .check();
  await page.getByRole('dialog').getByRole('textbox').fill('Price predictions are off topic.');
  await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByText('Question rejected.')).toBeVisible();
});

test('filters are in the address, and going back keeps them', async ({ page }) => {
  const editor = await callsAs(page, await samplePerson('cora'));
  const asker = await callsAs(page, await makeMember(page));
  const ofNike = titled('What do inventories of Nike say about demand');
  const ofApple = titled('Is the step-up in capex of Apple permanent');
  await askApproved(asker, editor, ofNike);
  await askApproved(asker, editor, ofApple, { companies: ['AAPL'], category: 'BUSINESS' });
  await openPage(page, questionsPath);
  await page.getByRole('button', { name: 'Company', exact: true }).click();
  await page.getByRole('combobox', { name: 'Company or ticker' }).fill('AAPL');
  await page.getByRole('option').filter({ hasText: 'AAPL' }).first().click();
  await expect(page).toHaveURL(`${questionsPath}?companies=AAPL`);
  await expect(card(page, ofApple)).toBeVisible();
  await expect(card(page, ofNike)).toHaveCount(0);
  const category = page.getByRole('combobox', { name: 'Category' });
  await category.focus();
  await category.selectOption('Financials');
  await expect(card(page, ofApple)).toHaveCount(0);
  await expect(page).toHaveURL(`${questionsPath}?category=FINANCIALS&companies=AAPL`);
  await expect(category).toBeFocused();
  await page.getByRole('link', { name: 'Remove AAPL' }).click();
  await expect(page).toHaveURL(`${questionsPath}?category=FINANCIALS`);
  await expect(card(page, ofNike)).toBeVisible();
  await page.goBack();
  await expect(card(page, ofNike)).toHaveCount(0);
});

test('a like shows at once, stays after a reload, and is put back where it fails', async ({ page }) => {
  const editor = await callsAs(page, await samplePerson('cora'));
  const asker = await callsAs(page, await makeMember(page));
  const title = titled('Which part of the growth of Nike is price');
  await askApproved(asker, editor, title);
  await memberOn(page);
  await openPage(page, questionsPath);
  const like = card(page, title).getByRole('button', { name: /^Like/ });
  await like.click();
  await expect(like).toHaveAccessibleName('Like, 1');
  await page.reload();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
});

for (const look of looks) {
  test.describe(look.name, () => {
    test.use({ viewport: { width: look.width, height: look.height }, colorScheme: look.colorScheme });

    test('axe finds nothing on the page of questions and on the form', async ({ page }) => {
      const editor = await callsAs(page, await samplePerson('cora'));
      const asker = await callsAs(page, await makeMember(page));
      await askApproved(asker, editor, titled('What do payables of Nike say about power'));
      const member = await memberOn(page);
      await ask(member, titled('Why is the tax rate of Nike so low in 2024'));
      await page.evaluate(() => localStorage.setItem('knowledge-database-modal-show', 'false'));
      await openPage(page, questionsPath);
      expect(await axeFindings(page)).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
      await opened(page, 'Is the growth of Nike price or volume?');
      expect(await axeFindings(page)).toEqual([]);
    });
  });
}
