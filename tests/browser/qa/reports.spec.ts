import type { Locator, Page } from '@playwright/test';
import { axeFindings } from '../axe-findings.ts';
import { callsAs, editorOn, makeMember, newcomerOn, questionsPath, titled } from '../community.ts';
import { signInOn } from '../people.ts';
import { expect, openPage, test } from '../watched-page.ts';
import { answer, openQuestion, shownAnswer } from './threads.ts';

test.use({ refusals: [404, 409, 422, 429, 503] });

const reportsPath = '/editors/reports';

/** From one report to the next until the one of these words is loaded, and shown. */
async function openReport(page: Page, words: string): Promise<Locator> {
  const row = page.getByRole('listitem').filter({ hasText: words });
  await expect(async () => {
    for (let at = 0; at < 20 && (await row.count()) === 0; at += 1) await page.keyboard.press('j');
    expect(await row.count()).toBe(1);
  }).toPass();
  await row.getByRole('link').click();
  return row;
}

for (const width of [375, 1512]) {
  test(`a reader reports an answer and withdraws it, at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const { editor, id, path } = await openQuestion(page, 'What is sold beside the shoes');
    const words = titled('Read more about it in my shop');
    await answer(editor, id, words);
    await signInOn(page, await makeMember(page));
    await openPage(page, path);
    const menu = shownAnswer(page, words).getByRole('button', { name: 'More actions' });
    await menu.click();
    await page.getByRole('button', { name: 'Report', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Report this answer' });
    await expect(dialog.getByRole('button', { name: 'Report', exact: true })).toBeDisabled();
    await dialog.getByLabel('Other').check();
    await expect(dialog.getByRole('button', { name: 'Report', exact: true })).toBeDisabled();
    await dialog.getByRole('textbox', { name: 'Say what is wrong' }).fill('It is an advertisement.');
    expect(await axeFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await dialog.getByRole('button', { name: 'Report', exact: true }).click();
    await expect(page.getByText('Reported. Editors look at it.')).toBeVisible();

    await page.reload();
    await menu.click();
    await expect(page.getByText('You reported this')).toBeVisible();
    await page.getByRole('button', { name: 'Withdraw report' }).click();
    await expect(page.getByText('Report withdrawn.')).toBeVisible();
    await menu.click();
    await expect(page.getByRole('button', { name: 'Report', exact: true })).toBeVisible();
  });
}

test('who isn’t signed in is asked to before they report', async ({ page }) => {
  const { path } = await openQuestion(page, 'What does a visitor report');
  await openPage(page, path);
  await page.getByRole('button', { name: 'More actions' }).first().click();
  await page.getByRole('button', { name: 'Report', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
});

for (const width of [375, 820, 1512]) {
  test(`an editor hides what a reader reported, undoes it and keeps it, by keyboard, at ${width}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const { editor, id } = await openQuestion(page, 'Which shop is it');
    const words = titled('Buy my newsletter');
    const { id: answerId } = await answer(editor, id, words);
    const reader = await callsAs(page, await makeMember(page));
    await reader('POST', `report/answer/${answerId}`, { reason: 'spam', sentence: 'Third time today.' });
    await editorOn(page);
    await openPage(page, '/editors/questions');
    await page.keyboard.press('g');
    await page.keyboard.press('r');
    await expect(page.getByRole('heading', { name: 'Reports', level: 1 })).toBeVisible();
    const row = await openReport(page, words);
    const shown = page.getByRole('article', { name: 'Reported answer' });
    await expect(shown).toContainText('1 reader: Advertising or links (1).');
    await expect(shown).toContainText('Third time today.');
    // Not the whole page: what other tests report at the same time scrolls under the header.
    expect(await axeFindings(page, { part: 'article' })).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

    await page.keyboard.press('h');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await dialog.getByLabel('Advertising or links').check();
    const hide = dialog.getByRole('button', { name: /^Hide/ });
    await expect(hide).toBeEnabled();
    if (width === 375) await hide.click();
    else await page.keyboard.press('Control+Enter');
    await expect(page.getByText('Hidden.')).toBeVisible();
    await expect(row).toHaveCount(0);
    await page.keyboard.press('z');
    await expect(page.getByText('Put back.')).toBeVisible();
    await expect(shown).toContainText(words);
    await page.keyboard.press('d');
    await expect(page.getByText('Kept.')).toBeVisible();
    await expect(row).toHaveCount(0);
    await openPage(page, '/editors/history?kind=reports_dismissed');
    await expect(page.getByRole('row').filter({ hasText: 'Kept, though reported' }).first()).toBeVisible();
  });
}

test('an editor limits an account by keyboard, undoes it, limits it again, and its owner reads why', async ({
  page,
}) => {
  const { id } = await openQuestion(page, 'Who writes too much about shops');
  const member = await makeMember(page);
  const words = titled('Visit my shop for this');
  const { id: answerId } = await answer(await callsAs(page, member), id, words);
  const reader = await callsAs(page, await makeMember(page));
  await reader('POST', `report/answer/${answerId}`, { reason: 'spam' });
  await editorOn(page);
  await openPage(page, reportsPath);
  await openReport(page, words);
  const shown = page.getByRole('article', { name: 'Reported answer' });
  const limit = async () => {
    await page.keyboard.press('l');
    const dialog = page.getByRole('dialog', { name: 'Limit this account?' });
    await dialog.getByLabel('Advertising or links').check();
    await expect(dialog.getByRole('button', { name: /^Limit/ })).toBeEnabled();
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText(/ is limited\.$/)).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(shown).toContainText('3 posts a day until');
  };
  await limit();
  await page.keyboard.press('z');
  await expect(page.getByText('Put back.')).toBeVisible();
  await expect(shown.getByRole('button', { name: /^Limit account/ })).toBeVisible();
  await limit();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('d');
  await expect(page.getByText('Kept.')).toBeVisible();
  await openPage(page, '/editors/history?kind=limit');
  await expect(page.getByRole('row').filter({ hasText: 'Limited' }).first()).toBeVisible();
  await signInOn(page, member);
  await openPage(page, questionsPath);
  await expect(page.getByRole('note').filter({ hasText: 'Editors limited your account' })).toContainText(
    'Advertising and promotional links aren’t allowed.',
  );
});

test('three readers hold a newcomer’s answer, which says so to its author', async ({ page }) => {
  const { editor, id, path, title } = await openQuestion(page, 'Who holds the answer of a newcomer');
  const readers = [];
  for (let at = 0; at < 3; at += 1) readers.push(await callsAs(page, await makeMember(page)));
  const newcomer = await newcomerOn(page);
  const words = titled('Buy this share today');
  const { id: answerId } = await newcomer('POST', 'answers', { data: { text: words }, question_id: id });
  await editor('POST', `answers/${answerId}/approve`, {});
  for (const reader of readers) {
    await reader('POST', `report/answer/${answerId}`, { reason: 'spam' });
  }
  await openPage(page, path);
  const own = page.getByRole('article', { name: 'Held answer' });
  await expect(own).toContainText('Waits for an editor');
  await expect(own).toContainText('Several readers reported it.');
  await editorOn(page);
  await openPage(page, reportsPath);
  await openReport(page, words);
  await expect(page.getByRole('article', { name: 'Reported answer' })).toContainText(title);
  await expect(page.getByText('Held until you decide')).toBeVisible();
});

test('what three accounts posted word by word is one report, and stays when an editor keeps it', async ({
  page,
}) => {
  const { id } = await openQuestion(page, 'Who says the same');
  const words = titled('Buy this share before Friday, all of it');
  for (let at = 0; at < 3; at += 1) {
    await answer(await callsAs(page, await makeMember(page)), id, words);
  }
  await editorOn(page);
  await openPage(page, reportsPath);
  const shared = page
    .getByRole('region', { name: 'Same text from several accounts' })
    .filter({ hasText: words });
  await expect(shared.getByRole('listitem')).toHaveCount(3);
  expect(await axeFindings(page)).toEqual([]);
  await shared.getByRole('button', { name: 'Keep them' }).click();
  await expect(page.getByText('Kept.')).toBeVisible();
  await expect(shared).toHaveCount(0);
});
