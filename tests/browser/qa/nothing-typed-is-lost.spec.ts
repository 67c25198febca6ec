import type { Page } from '@playwright/test';
import { memberOn, questionsPath } from '../community.ts';
import { expect, openPage, takenOver, test } from '../watched-page.ts';
import { answer, composer, openQuestion } from './threads.ts';

/** Opens a page whose scripts come when the function that it returns is called. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  let release = () => {};
  const mayLoad = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await mayLoad;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return release;
}

test('a question that is typed before the script has come can be asked', async ({ page }) => {
  await memberOn(page);
  const release = await openWithoutScripts(page, questionsPath);
  const line = page.getByLabel(/^Ask questions about business/);
  await line.fill('What is the margin of a shoe?');
  release();
  await expect(page.getByRole('button', { name: 'ASK QUESTION' })).toBeEnabled();
  await expect(line).toHaveValue('What is the margin of a shoe?');
});

test('an answer that is typed before the script has come is kept, below what was written before', async ({
  page,
}) => {
  test.slow();
  const { path } = await openQuestion(page, 'What is in transit at Nike');
  await memberOn(page);
  const release = await openWithoutScripts(page, path);
  await composer(page).fill('A part of inventories.');
  release();
  await expect(page.getByRole('button', { name: 'ADD', exact: true })).toBeEnabled();
  await expect(composer(page)).toHaveValue('A part of inventories.');

  const releaseAgain = await openWithoutScripts(page, path);
  await composer(page).fill('The note says how much.');
  releaseAgain();
  await expect(composer(page)).toHaveValue('A part of inventories.\nThe note says how much.');
});

test('what is typed into the card of the company page before its script has come can be asked', async ({
  page,
}) => {
  const release = await openWithoutScripts(page, '/company/NKE');
  const card = page.locator('#qa');
  const field = card.getByRole('textbox', { name: 'Your question' });
  await field.fill('Which shoes earn most?');
  release();
  await takenOver(page);
  await expect(card.getByRole('button', { name: 'ASK QUESTION' })).toBeEnabled();
  await expect(field).toHaveValue('Which shoes earn most?');
});

test('an edit that wasn’t saved is still there after a reload, until it is cancelled', async ({ page }) => {
  test.slow();
  const { id, path } = await openQuestion(page, 'How old are the shoes of Nike');
  const calls = await memberOn(page);
  await answer(calls, id, 'A season old.');
  await openPage(page, path);
  const ownAnswer = page.getByRole('article', { name: /^Answer by/ });
  await ownAnswer.getByRole('button', { name: 'Edit' }).click();
  await ownAnswer.getByLabel('Edit answer').fill('A season old, says the note.');
  await page.reload();
  await takenOver(page);
  await expect(ownAnswer).toContainText('A season old.');
  await ownAnswer.getByRole('button', { name: 'Edit' }).click();
  await expect(ownAnswer.getByLabel('Edit answer')).toHaveValue('A season old, says the note.');
  await ownAnswer.getByRole('button', { name: 'CANCEL' }).click();
  await ownAnswer.getByRole('button', { name: 'Edit' }).click();
  await expect(ownAnswer.getByLabel('Edit answer')).toHaveValue('A season old.');
});
