import type { Page } from '@playwright/test';
import { axeFindings } from '../axe-findings.ts';
import { looks } from '../looks.ts';
import { makeAccount, signInOn } from '../people.ts';
import { expect, openPage, test } from '../watched-page.ts';
import { holdAnswersAt } from './held-stream.ts';

const assistantPage = '/business-q-and-a/assistant';
const question = 'What were Nike’s revenue and net income in fiscal 2023?';

async function ask(page: Page): Promise<void> {
  await signInOn(page, await makeAccount(page));
  await openPage(page, assistantPage);
  await page.getByLabel('Your question').fill(question);
  await page.keyboard.press('Enter');
}

const logOf = (page: Page) => page.getByRole('log', { name: 'Chat' });

for (const look of looks) {
  test(`${look.name}: an answer is read as it comes, and Escape ends it; what was written stays`, async ({
    page,
  }) => {
    await page.setViewportSize(look);
    await page.emulateMedia({ colorScheme: look.colorScheme });
    await holdAnswersAt(page, 'sentence');
    await ask(page);
    const log = logOf(page);
    await expect(log).toContainText('Read NKE income statement, FY2023');
    await expect(log).toContainText('$51.2 billion');
    await expect(log).not.toContainText('$5.07 billion');
    await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(log).toContainText('Stopped. What was written is kept.');
    await expect(log).toContainText('$51.2 billion');
    await expect(log).not.toContainText('$5.07 billion');
    await expect(page).toHaveURL(/\/assistant\/\d+$/);
    await expect(page.getByLabel('Your question')).toHaveValue('');
    expect(await axeFindings(page)).toEqual([]);

    await page.evaluate(() => {
      window.held.isOff = true;
    });
    await log.getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(log).toContainText('$5.07 billion');
    await expect(log.getByText(question, { exact: true })).toHaveCount(1);
    await expect(log).not.toContainText('Stopped.');
    await expect(page.getByText('19 of 20 daily questions left')).toBeVisible();
  });
}

test('sentences are added to the log one by one, and stay the same elements once the answer is whole', async ({
  page,
}) => {
  await holdAnswersAt(page, 'sentence');
  await ask(page);
  const log = logOf(page);
  await expect(log).toContainText('$51.2 billion');
  await page.evaluate(() => window.held.goOn());
  await expect(log).toContainText('$5.07 billion');
  await expect(page).toHaveURL(/\/assistant\/\d+$/);
  await page.getByLabel('Your question').fill('And in 2024?');
  await page.keyboard.press('Enter');
  const first = log.getByText(/fiscal 2024 \(to May 31, 2024\) was \$51/);
  await first.evaluate((sentence) => sentence.setAttribute('data-seen', ''));
  await page.evaluate(() => window.held.goOn());
  await expect(log.getByRole('button', { name: 'Copy answer' })).toHaveCount(2);
  await expect(first).toHaveAttribute('data-seen', '');
});

test('the card of a new chat stays the same when its first answer makes it a chat, and so does the focus in it', async ({
  page,
}) => {
  await holdAnswersAt(page, 'sentence');
  await ask(page);
  const card = page.getByRole('region', { name: 'Research Assistant' });
  await card.evaluate((element) => element.setAttribute('data-seen', ''));
  await expect(logOf(page)).toContainText('$51.2 billion');
  await page.evaluate(() => window.held.goOn());
  await expect(page).toHaveURL(/\/assistant\/\d+$/);
  await expect(logOf(page).getByRole('button', { name: 'Copy answer' })).toBeVisible();
  await expect(card).toHaveAttribute('data-seen', '');
  await expect(page.getByLabel('Your question')).toBeFocused();
  await page.getByRole('link', { name: 'New chat' }).click();
  await expect(page).toHaveURL(assistantPage);
  await expect(card).not.toHaveAttribute('data-seen', '');
  await expect(logOf(page)).not.toContainText('$51.2 billion');
});

const scrollingLooks = [
  { name: 'phone', width: 375, height: 812 },
  { name: 'desktop', width: 1512, height: 900 },
];
for (const { name, ...size } of scrollingLooks) {
  test(`${name}: the page follows an answer as it is written, unless its reader scrolls up`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await holdAnswersAt(page, 'sentence');
    await ask(page);
    const log = logOf(page);
    const stop = page.getByRole('button', { name: 'Stop' });
    await expect(log).toContainText('$51.2 billion');
    const say = (text: string) => page.evaluate((words) => window.held.say(words.repeat(60)), `${text} `);
    for (const text of ['one', 'two', 'three', 'four', 'five', 'six']) await say(text);
    await expect(log).toContainText('six six');
    await expect(stop).toBeInViewport();

    await page.mouse.move(150, 400);
    await page.mouse.wheel(0, -10_000);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await say('seven');
    await expect(log).toContainText('seven seven');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(stop).not.toBeInViewport();

    await page.getByLabel('Your question').scrollIntoViewIfNeeded();
    await expect(stop).toBeInViewport();
    await say('eight');
    await expect(log).toContainText('eight eight');
    await expect(stop).toBeInViewport();
  });
}

test('an answer that breaks off on its way is shown as it was stored, and is one message', async ({
  page,
}) => {
  await holdAnswersAt(page, 'step');
  await ask(page);
  const log = logOf(page);
  await expect(log).toContainText('Read NKE income statement');
  await page.evaluate(() => window.held.breakOff());
  await expect(page).toHaveURL(/\/assistant\/\d+$/);
  // It was whole on the server by then.
  await expect(log).toContainText('$5.07 billion');
  await page.reload();
  await expect(log.getByText(question, { exact: true })).toHaveCount(1);
  await expect(log).toContainText('$5.07 billion');
});
