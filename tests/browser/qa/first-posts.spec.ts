import { callsAs, editorOn, makeMember, newcomerOn, titled } from '../community.ts';
import { samplePerson } from '../people.ts';
import { expect, openPage, test } from '../watched-page.ts';
import { goTo } from './queue-rows.ts';
import { composer, openQuestion, shownAnswer } from './threads.ts';

test.use({ refusals: [404, 429, 503] });

for (const width of [375, 1512]) {
  test(`a newcomer’s first answer waits for an editor, and says so, at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const { path, title } = await openQuestion(page, 'What is left of the margin after freight');
    await newcomerOn(page);
    await openPage(page, path);
    const words = titled('Freight cost more in the year of the case');
    await composer(page).fill(words);
    await page.getByLabel('I own this share').check();
    await page.getByRole('button', { name: 'ADD', exact: true }).click();
    const answer = shownAnswer(page, words);
    await expect(answer).toContainText('Waiting for approval: your first two posts are read by an editor.');
    await expect(answer).toContainText('Owns NKE');
    await expect(page.getByRole('heading', { name: '0 answers' })).toBeVisible();
    // Nothing of it is wider than the page.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

    await editorOn(page);
    await openPage(page, '/editors/questions?show=first');
    await goTo(page, words);
    const waiting = page.getByRole('article', { name: /^Answer by/ }).filter({ hasText: title });
    await waiting.getByRole('button', { name: /^Approve/ }).click();
    await expect(page.getByText('Approved.')).toBeVisible();
    await page.keyboard.press('z');
    await expect(page.getByText('Put back.')).toBeVisible();
    await expect(waiting).toContainText(words);
    await waiting.getByRole('button', { name: /^Approve/ }).click();
    await expect(page.getByText('Approved.')).toBeVisible();
    await page.goto(path);
    await expect(page.getByRole('heading', { name: '1 answer' })).toBeVisible();
  });
}

test('a newcomer’s fourth post is refused with the time from which it isn’t', async ({ page }) => {
  const { id, path } = await openQuestion(page, 'What does the fourth answer say');
  const newcomer = await newcomerOn(page);
  for (const text of ['One of them.', 'Two of them.', 'Three of them.']) {
    await newcomer('POST', 'answers', { data: { text }, question_id: id });
  }
  await openPage(page, path);
  await composer(page).fill('Four of them.');
  await page.getByRole('button', { name: 'ADD', exact: true }).click();
  await expect(page.getByText(/New accounts can write 3 posts a day\. You can post again on/)).toBeVisible();
  await expect(composer(page)).toHaveValue('Four of them.');
});

test('an author says that they own the share and that AI wrote it, beside their question and their answer', async ({
  page,
}) => {
  const editor = await callsAs(page, await samplePerson('cora'));
  const member = await callsAs(page, await makeMember(page));
  const claims = { owns_share: true, is_generated: true };
  const { id, path } = await openQuestion(page, 'Who says what they own', claims);
  await member('POST', 'answers', {
    data: { text: 'I own it, and AI wrote this.', ...claims },
    question_id: id,
  });
  await editor('POST', `questions/${id}/featured`, { is_on: true });
  await page.context().clearCookies();
  // A visitor's page may be three seconds old.
  await expect(async () => {
    await page.goto(path);
    await expect(page.getByText('Owns NKE')).toHaveCount(2, { timeout: 1_000 });
  }).toPass();
  await expect(page.getByText('Written with AI')).toHaveCount(2);
});
