import { axeFindings } from '../axe-findings.ts';
import { ask, callsAs, editorOn, makeMember, memberOn, questionsPath, titled } from '../community.ts';
import { looks } from '../looks.ts';
import { expect, openPage, test } from '../watched-page.ts';
import { card } from './cards.ts';
import { answer, comment, composer, openQuestion, shownAnswer } from './threads.ts';

test('a visitor reads a question with its answers, and answers after signing in without losing a word', async ({
  page,
}) => {
  const { asker, editor, id, title, path } = await openQuestion(page, 'What held revenue of Nike flat', {
    description: 'Revenue was 51,362. </script><b>',
  });
  await answer(editor, id, `Discounts fell, not demand. ${'Fewer pairs were cleared. '.repeat(20)}The end.`);
  await answer(asker, id, 'Currency took the other part.');
  const known = await makeMember(page);

  await openPage(page, path);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page).toHaveTitle(`${title} — Tenfold`);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`));
  const structured = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(structured ?? '')).toMatchObject({
    '@type': 'QAPage',
    mainEntity: { name: title, answerCount: 2, text: 'Revenue was 51,362. </script><b>' },
  });
  await expect(page.getByRole('region', { name: 'Status' })).toContainText('Community, 7 days');
  await expect(page.getByRole('heading', { name: '2 answers' })).toBeVisible();
  const first = shownAnswer(page, 'Discounts fell');
  await expect(first).not.toContainText('The end.');
  await first.getByRole('button', { name: 'Show more' }).click();
  await expect(first).toContainText('The end.');
  await page.getByRole('link', { name: 'Newest' }).click();
  await expect(page).toHaveURL(`${path}?sort=newest`);
  await expect(page.getByRole('article', { name: /^Answer by/ }).first()).toContainText('Currency');

  await composer(page).fill('The second half was weaker.');
  await page.getByRole('note').getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('Email').fill(known.email);
  await page.getByLabel('Password', { exact: true }).fill(known.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(composer(page)).toHaveValue('The second half was weaker.');
  await expect(page.getByText('Shown next to your questions and answers: Zoë Keller.')).toBeVisible();
  await page.getByRole('button', { name: 'ADD', exact: true }).click();
  await expect(shownAnswer(page, 'The second half was weaker.')).toBeFocused();
  await expect(composer(page)).toHaveValue('');
  await expect(page.getByRole('heading', { name: '3 answers' })).toBeVisible();
});

test('three comments are shown, all of them on demand, and a reply stands under what it replies to', async ({
  page,
}) => {
  const { asker, editor, id, path } = await openQuestion(page, 'What do payables of Nike say');
  const { id: answerId } = await answer(editor, id, 'They say that suppliers wait.');
  for (const at of [1, 2, 3, 4, 5])
    await comment(asker, { questionId: id, answerId }, `Comment number ${at}`);
  await memberOn(page);
  await openPage(page, path);
  const thread = shownAnswer(page, 'They say that suppliers wait.');
  await expect(thread.getByText(/^Comment number/)).toHaveCount(3);
  await thread.getByRole('button', { name: 'View all 5 comments' }).click();
  await expect(thread.getByText(/^Comment number/)).toHaveCount(5);
  const fourth = thread.getByRole('listitem').filter({ hasText: 'Comment number 4' });
  await expect(fourth).toBeFocused();
  await fourth.getByRole('button', { name: 'Reply' }).click();
  await page.keyboard.type('Which page of the note?');
  await page.keyboard.press('Control+Enter');
  const reply = fourth.getByRole('listitem').filter({ hasText: 'Which page of the note?' });
  await expect(reply).toBeFocused();
  await expect(fourth.getByRole('button', { name: 'Delete' })).toHaveCount(1);
  await reply.getByRole('button', { name: 'Delete' }).click();
  await expect(reply).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(reply).toBeVisible();
  await thread.getByRole('button', { name: 'Comments, 6' }).click();
  await page.keyboard.type('Thank you.');
  await page.keyboard.press('Control+Enter');
  await expect(thread.getByRole('button', { name: 'Comments, 7' })).toBeVisible();
});

test('a link to an answer or a comment leads to it', async ({ page }) => {
  const { asker, editor, id, path } = await openQuestion(page, 'What do receivables of Nike say');
  const { id: first } = await answer(editor, id, 'Customers pay later.');
  const { id: second } = await answer(asker, id, 'Wholesale has grown.');
  const place = { questionId: id, answerId: first };
  const { id: top } = await comment(asker, place, 'Since when?');
  for (const at of [1, 2, 3]) await comment(editor, { ...place, replyTo: top }, `Since year ${at}`);
  const { id: fourth } = await comment(editor, { ...place, replyTo: top }, 'Since the fourth year');
  await openPage(page, `${path}?answer=${second}`);
  await expect(shownAnswer(page, 'Wholesale has grown.')).toBeFocused();
  await expect(shownAnswer(page, 'Wholesale has grown.')).toContainText('Linked answer');
  await openPage(page, `${path}?comment=${fourth}`);
  const linked = page.locator(`#comment-${fourth}`);
  await expect(linked).toBeFocused();
  await expect(linked).toContainText('Linked comment');
  await openPage(page, `${path}?answer=99999999`);
  await expect(page.getByText('The linked answer was deleted.')).toBeVisible();
});

test('answers of others are counted while the question is read, and shown when its reader wants', async ({
  page,
}) => {
  const { asker, editor, id, path } = await openQuestion(page, 'What is the return on capital of Nike');
  await answer(editor, id, 'A third.');
  await page.clock.install();
  await openPage(page, path);
  await expect(page.getByRole('heading', { name: '1 answer' })).toBeVisible();
  const { id: newer } = await answer(asker, id, 'A quarter without goodwill.');
  await editor('POST', `likes/answer/${newer}/like`);
  await page.clock.fastForward(11_000);
  // Visitors get an answer up to a second after it is counted: until then it stays offered.
  await expect(async () => {
    await page.getByRole('button', { name: '1 new answer' }).click({ timeout: 2_000 });
    await expect(shownAnswer(page, 'A quarter without goodwill.')).toBeFocused({ timeout: 2_000 });
  }).toPass();
  await expect(page.getByRole('heading', { name: '2 answers' })).toBeVisible();
  await editor('POST', `likes/question/${id}/like`);
  await page.clock.fastForward(11_000);
  await expect(page.getByRole('button', { name: 'Like, 1' }).first()).toBeVisible();
});

test('its author edits a waiting question, asks a rejected one again, and nobody else sees either', async ({
  page,
  browser,
}) => {
  const editor = await editorOn(page);
  await page.context().clearCookies();
  const member = await memberOn(page);
  const { id } = await ask(member, titled('Will the price of Nike reach four hundred'));
  const path = `${questionsPath}/questions/${id}`;
  const other = await browser.newPage();
  expect((await other.goto(path))?.status()).toBe(404);
  await other.close();
  await openPage(page, path);
  await expect(page.getByText('Only you and the editors can see it.')).toBeVisible();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  const next = titled('What must be true for a price of four hundred');
  await page.getByRole('textbox', { name: 'Question' }).fill(next);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: next })).toBeVisible();
  await editor('POST', `questions/${id}/reject`, { reason: 'other', sentence: 'Ask about the business.' });
  await page.reload();
  await expect(page.getByText('Ask about the business.')).toBeVisible();
  await page.getByRole('button', { name: 'Edit and ask again' }).click();
  await page
    .getByRole('textbox', { name: 'Question' })
    .fill(titled('What would four hundred say about margins'));
  await page.getByRole('button', { name: 'ASK AGAIN' }).click();
  await expect(page.getByText('Waiting for approval')).toBeVisible();
});

test('an editor features an answer, and deletes a question with undo', async ({ page }) => {
  const { asker, id, path } = await openQuestion(page, 'What is the tax rate of Nike');
  const { id: answerId } = await answer(asker, id, 'A sixth.');
  await editorOn(page);
  await openPage(page, path);
  const shown = page.locator(`#answer-${answerId}`);
  await shown.getByRole('button', { name: 'Feature', exact: true }).click();
  await expect(shown).toContainText('Featured by editors');
  await shown.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'No answers yet' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: /^Menu of/ }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'This question was deleted' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: 'No answers yet' })).toBeVisible();
});

test('a contributor is followed on their page, which leads to what they asked and answered', async ({
  page,
}) => {
  const { editor, id, title, path } = await openQuestion(page, 'What is the working capital of Nike');
  await answer(editor, id, 'A tenth of revenue.');
  await memberOn(page);
  await openPage(page, path);
  await page.getByRole('article', { name: title }).getByRole('link', { name: 'Zoë Keller' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Zoë Keller' })).toBeVisible();
  // They have answered nothing yet.
  await expect(card(page, title)).toBeVisible();
  const about = page.getByRole('region', { name: 'Zoë Keller' });
  const followers = about.getByText('Followers').locator('..').getByRole('definition');
  await expect(followers).toHaveText('0');
  await about.getByRole('button', { name: 'Follow', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Following' })).toBeEnabled();
  await expect(followers).toHaveText('1');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Following' })).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Contributions' })
    .getByRole('link', { name: /^Answers/ })
    .click();
  await expect(page.getByText('No answers yet.')).toBeVisible();
});

test('the page of a question has at most 125 kB of JavaScript, compressed', async ({ page }) => {
  const { editor, id, path } = await openQuestion(page, 'What is the asset turnover of Nike');
  const { id: answerId } = await answer(editor, id, 'More than one.');
  await comment(editor, { questionId: id, answerId }, 'Less in 2024.');
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script')
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  // Until its reader moves: two seconds can pass before a busy machine has loaded it.
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 1_000));
  await page.goto(path, { waitUntil: 'networkidle' });
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(total).toBeGreaterThan(50_000);
  expect(total).toBeLessThanOrEqual(125_000);
});

test('who isn’t signed in is asked to before they comment', async ({ page }) => {
  const { editor, id, path } = await openQuestion(page, 'What is the goodwill of Nike');
  await answer(editor, id, 'Little.');
  await openPage(page, path);
  await shownAnswer(page, 'Little.').getByRole('button', { name: 'Comments, 0' }).click();
  await expect(page.getByRole('dialog')).toContainText('Sign up free to answer, comment and vote.');
});

for (const look of looks) {
  test.describe(look.name, () => {
    test.use({ viewport: { width: look.width, height: look.height }, colorScheme: look.colorScheme });

    test('axe finds nothing on a question and on a contributor', async ({ page }) => {
      const { asker, editor, id, path } = await openQuestion(page, 'What is the leverage of Nike');
      const { id: answerId } = await answer(editor, id, `A long answer: ${'debt over equity, '.repeat(30)}`);
      const place = { questionId: id, answerId };
      const { id: top } = await comment(asker, place, 'Of which year?');
      await comment(editor, { ...place, replyTo: top }, 'Of 2024.');
      const member = await callsAs(page, await makeMember(page));
      await comment(member, { ...place, replyTo: top }, 'https://www.sec.gov/a-very-long-address'.repeat(3));
      await memberOn(page);
      await openPage(page, `${path}?answer=${answerId}`);
      expect(await axeFindings(page)).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
      await page
        .getByRole('article', { name: /^What is the leverage/ })
        .getByRole('link', { name: 'Zoë Keller' })
        .click();
      await expect(page.getByRole('heading', { level: 1, name: 'Zoë Keller' })).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
    });
  });
}
