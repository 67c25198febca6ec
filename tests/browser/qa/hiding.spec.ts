import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { axeFindings } from '../axe-findings.ts';
import {
  askApproved,
  callsAs,
  editorOn,
  makeMember,
  type Posted,
  type QaCalls,
  questionsPath,
  titled,
} from '../community.ts';
import { looks } from '../looks.ts';
import { samplePerson, signInOn } from '../people.ts';
import { expect, openPage, test } from '../watched-page.ts';
import { answer, comment } from './threads.ts';

const text = 'Read more about it in my shop, where everything is cheap.';

test('an editor hides an answer by keyboard with a reason, its author reads why, and it is put back in the history', async ({
  page,
}) => {
  const known = await makeMember(page);
  const author = await callsAs(page, known);
  const title = titled('Why do inventories of Nike move before its margin');
  const { question } = await answered(await callsAs(page, await samplePerson('cora')), author, title);
  await editorOn(page);
  await openPage(page, `${questionsPath}/questions/${question.id}`);
  await page
    .getByRole('article', { name: /^Answer by/ })
    .getByRole('button', { name: 'Hide' })
    .first()
    .press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Hide' })).toBeDisabled();
  await page.keyboard.press('1');
  await expect(dialog.getByLabel('Advertising or links')).toBeChecked();
  await dialog.getByRole('textbox').fill('The link leads to a shop.');
  await expect(dialog).toContainText('aren’t allowed. The link leads to a shop.');
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Answer hidden.')).toBeVisible();
  await expect(page.getByRole('article', { name: 'Removed answer' })).toContainText('Removed by the editors');

  await leave(page);
  // What visitors read is up to a second old.
  await expect(async () => {
    await openPage(page, `${questionsPath}/questions/${question.id}`);
    await expect(page.getByText(text)).toHaveCount(0, { timeout: 1 });
  }).toPass();
  await expect(page.getByRole('article', { name: 'Removed answer' })).toContainText('Removed by the editors');
  await expect(page.getByText('Which shop?')).toBeVisible();

  await signInOn(page, known);
  await openPage(page, `${questionsPath}/questions/${question.id}`);
  const own = page.getByRole('article', { name: 'Removed answer' });
  await expect(own).toContainText('The link leads to a shop.');
  await expect(own).toContainText(text);

  await leave(page);
  await editorOn(page);
  await openPage(page, '/editors/history?kind=hide');
  const row = page.getByRole('row').filter({ hasText: title });
  await expect(row).toContainText('Advertising or links');
  await row.getByRole('button', { name: /^Undo/ }).click();
  await expect(row).toContainText('Undone by');
  await openPage(page, `${questionsPath}/questions/${question.id}`);
  await expect(page.getByText(text)).toBeVisible();
});

test('a question hidden from its menu is not found by others, and one press puts it back', async ({
  page,
}) => {
  const author = await callsAs(page, await makeMember(page));
  const title = titled('What did Nike pay for its factories last year');
  const { question } = await answered(await callsAs(page, await samplePerson('cora')), author, title);
  const path = `${questionsPath}/questions/${question.id}`;
  await editorOn(page);
  await openPage(page, path);
  await page.getByRole('button', { name: `Menu of ${title}` }).click();
  await page.locator('.editor-actions').getByRole('button', { name: 'Hide' }).click();
  await page.getByRole('dialog').getByLabel('Unfriendly').check();
  await page.getByRole('dialog').getByRole('button', { name: 'Hide' }).click();
  await expect(page.getByText('Question hidden.')).toBeVisible();
  await expect(page.getByText('Removed by the editors').first()).toBeVisible();
  expect((await page.request.get(path, { headers: { cookie: '' } })).status()).toBe(404);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Removed by the editors')).toHaveCount(0);
});

test('an editor finds an act by the words of its question, and saves what is found as a file', async ({
  page,
}) => {
  const known = await makeMember(page);
  const author = await callsAs(page, known);
  const title = titled('Who makes the soles of Nike’s running shoes');
  const editor = await editorOn(page);
  const { answer } = await answered(editor, author, title);
  await editor('POST', `answers/${answer.id}/hide`, { reason: 'spam', sentence: '' });
  await openPage(page, '/editors/history?kind=hide');
  const words = title.split(' ').reverse().slice(0, 2).join(' ');
  await page.getByRole('searchbox', { name: 'Search this list' }).fill(words);
  const rows = page.getByRole('table', { name: 'History' }).getByRole('row').filter({ hasText: 'Hid' });
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(title);
  await expect(page).toHaveURL(/kind=hide&q=|q=.*&kind=hide/);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Save as CSV' }).click(),
  ]);
  const [, line, ...others] = (await readFile(await download.path(), 'utf8')).split('\r\n');
  expect(line).toContain(title);
  expect(others).toEqual([]);

  await page.getByRole('searchbox', { name: 'Search this list' }).fill('no such words');
  await expect(page.getByText('No acts match')).toBeVisible();
  const tooLong = 'a'.repeat(81);
  await openPage(page, `/editors/history?q=${tooLong}`);
  await expect(page.getByRole('searchbox', { name: 'Search this list' })).toHaveValue(tooLong);
  await expect(page.getByRole('alert')).toContainText('80');
  await leave(page);
  expect((await page.request.get('/editors/history.csv')).url()).toContain('/login');
  await signInOn(page, known);
  expect((await page.request.get('/editors/history.csv')).status()).toBe(404);
});

for (const look of looks) {
  test.describe(look.name, () => {
    test.use({ viewport: { width: look.width, height: look.height }, colorScheme: look.colorScheme });

    test('axe finds nothing on the history and on a removed answer, and nothing is wider than the window', async ({
      page,
    }) => {
      const author = await callsAs(page, await makeMember(page));
      const editor = await editorOn(page);
      const { question, answer } = await answered(
        editor,
        author,
        titled('What share of Nike’s orders is direct'),
      );
      await editor('POST', `answers/${answer.id}/hide`, { reason: 'spam', sentence: 'It leads to a shop.' });
      for (const path of ['/editors/history', `${questionsPath}/questions/${question.id}`]) {
        await openPage(page, path);
        expect(await axeFindings(page), path).toEqual([]);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
          path,
        ).toBeLessThanOrEqual(0);
      }
    });
  });
}

/** Signed out: the token that is kept on the device would bring the session back. */
async function leave(page: Page): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
}

/** A question everybody sees, with an answer and a comment on it, all by one person. */
async function answered(
  editor: QaCalls,
  author: QaCalls,
  title: string,
): Promise<{ readonly question: Posted; readonly answer: Posted }> {
  const question = await askApproved(author, editor, title);
  const posted = await answer(author, question.id, text);
  await comment(author, { questionId: question.id, answerId: posted.id }, 'Which shop?');
  return { question, answer: posted };
}
