import { callsAs, makeMember, memberOn, questionsPath } from '../community.ts';
import { expect, openPage, test } from '../watched-page.ts';
import { card } from './cards.ts';
import { answer, comment, composer, openQuestion, shownAnswer } from './threads.ts';

test('by keyboard alone: an answer is added, edited, deleted and brought back', async ({ page }) => {
  const { path } = await openQuestion(page, 'Why did gross margin of Nike rise in 2024');
  await memberOn(page);
  await openPage(page, path);
  await expect(page.getByRole('heading', { name: 'No answers yet' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'ADD', exact: true })).toBeDisabled();
  await composer(page).focus();
  await page.keyboard.type('Freight came down.');
  await page.keyboard.press('Control+Enter');
  const ownAnswer = shownAnswer(page, 'Freight came down');
  await expect(ownAnswer).toBeFocused();
  await ownAnswer.getByRole('button', { name: 'Edit' }).press('Enter');
  await expect(ownAnswer.getByRole('textbox', { name: 'Edit answer' })).toBeFocused();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' And discounts fell.');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+Enter');
  await expect(ownAnswer).toContainText('Freight came down. And discounts fell.');
  await expect(ownAnswer).toContainText('edited');
  await ownAnswer.getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(ownAnswer).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(ownAnswer).toContainText('And discounts fell.');
});

test('an answer that can’t be sent stays as it was typed, and is sent again', async ({ page }) => {
  const { path } = await openQuestion(page, 'Why did inventories of Nike fall');
  await memberOn(page);
  await openPage(page, path);
  await page.route('**/api/v1/qa/answers', (route) => route.fulfill({ status: 503, json: {} }));
  await composer(page).fill('They were cleared at a markdown.');
  await page.getByRole('button', { name: 'ADD', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Your text is kept.');
  await expect(composer(page)).toHaveValue('They were cleared at a markdown.');
  await page.unroute('**/api/v1/qa/answers');
  await page.reload();
  await expect(composer(page)).toHaveValue('They were cleared at a markdown.');
  await page.getByRole('button', { name: 'ADD', exact: true }).dblclick();
  await expect(shownAnswer(page, 'They were cleared')).toHaveCount(1);
});

test('a draft of an answer is kept with the drafts, edited below its question, and gone once it is added', async ({
  page,
}) => {
  const { path, title } = await openQuestion(page, 'What is the cash conversion of Nike');
  await memberOn(page);
  await openPage(page, path);
  await composer(page).fill('Cash follows income');
  await page.getByRole('button', { name: 'DRAFT', exact: true }).click();
  await expect(page).toHaveURL(`${questionsPath}?tab=draft`);
  const drafts = page.getByRole('region', { name: 'Drafts' });
  await expect(drafts).toContainText(title);
  await drafts.getByRole('link', { name: 'Edit' }).click();
  await expect(composer(page)).toHaveValue('Cash follows income');
  await composer(page).fill('Cash follows income with a year between.');
  await page.getByRole('button', { name: 'ADD', exact: true }).click();
  await expect(page).toHaveURL(path);
  await expect(shownAnswer(page, 'with a year between')).toBeVisible();
  await openPage(page, `${questionsPath}?tab=draft`);
  await expect(page.getByRole('heading', { name: 'No drafts' })).toBeVisible();
});

test.describe('an edit', () => {
  test.use({ refusals: [404, 409, 503] });

  test('that another tab was faster with shows theirs, and Save is then meant', async ({ page }) => {
    const { id, path } = await openQuestion(page, 'What is the payout of Nike');
    const member = await memberOn(page);
    const { id: answerId } = await answer(member, id, 'A third of income.');
    await openPage(page, path);
    const ownAnswer = page.locator(`#answer-${answerId}`);
    await ownAnswer.getByRole('button', { name: 'Edit' }).click();
    await member('PATCH', `answers/${answerId}`, { text: 'Two thirds of income.' });
    await ownAnswer.getByRole('textbox').fill('Half of income.');
    await ownAnswer.getByRole('button', { name: 'Save' }).click();
    await expect(ownAnswer).toContainText('changed in another tab to “Two thirds of income.”');
    await ownAnswer.getByRole('button', { name: 'Save' }).click();
    await expect(ownAnswer.getByText('Half of income.')).toBeVisible();
  });
});

test('who has answered is known by their answers, though another’s comes first', async ({ page }) => {
  const { asker, editor, id, title } = await openQuestion(page, 'How long do shoes lie at Nike');
  const known = await makeMember(page);
  const answerer = await callsAs(page, known);
  const { id: first } = await answer(asker, id, 'A hundred days.');
  const words = 'Until they are sold.';
  const { id: own } = await answer(answerer, id, words);
  for (const each of [first, own]) await editor('POST', `answers/${each}/featured`);
  await answer(editor, id, 'It depends on the channel.');
  await openPage(page, `${questionsPath}/questions/${id}`);
  await shownAnswer(page, words).getByRole('link', { name: 'Zoë Keller' }).click();
  await expect(card(page, title)).toContainText(words);
  const person = page.getByRole('region', { name: 'Zoë Keller', exact: true });
  await expect(person).toContainText('Featured1');
  const tabs = page.getByRole('navigation', { name: 'Contributions' });
  await tabs.getByRole('link', { name: 'Featured 1' }).click();
  await expect(page).toHaveURL(/\?show=featured$/);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(card(page, title)).toContainText(words);
  await person.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('link', { name: 'Share on X' })).toHaveAttribute(
    'href',
    /business-q-and-a%2Fcontributors/,
  );
});

test('all answers of a question open in its card, with their comments', async ({ page }) => {
  const { asker, editor, id, title } = await openQuestion(page, 'What is the inventory turnover of Nike');
  const { id: answerId } = await answer(editor, id, 'Four times a year.');
  await answer(asker, id, 'Less since 2022.');
  await comment(asker, { questionId: id, answerId }, 'By which inventory?');
  await openPage(page, questionsPath);
  const shown = card(page, title);
  await expect(shown).toContainText('Four times a year.');
  await expect(shown).not.toContainText('Less since 2022.');
  // What is pressed for more comes after what is thought of the question.
  await expect(shown.locator('footer + button')).toHaveText('VIEW MORE ANSWERS (1)');
  await shown.getByRole('button', { name: 'VIEW MORE ANSWERS (1)' }).click();
  await expect(shownAnswer(page, 'Less since 2022.')).toBeFocused();
  await expect(shown).toContainText('By which inventory?');
});
