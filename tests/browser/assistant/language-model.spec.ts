import type { Page } from '@playwright/test';
import {
  endsAfter,
  openScriptedModel,
  says,
} from '../../../apps/server/src/features/assistant/model/scripted-model.fixture.ts';
import { signIn } from '../../world/people.ts';
import { type Server, startServer } from '../../world/server.ts';
import { axeFindings } from '../axe-findings.ts';
import { looks } from '../looks.ts';
import { makeAccount, signInOn } from '../people.ts';
import { expect, openPage, takenOver, test } from '../watched-page.ts';
import { holdAnswersAt } from './held-stream.ts';

const question = 'What was Nike’s revenue in fiscal 2023?';
const sentence = 'Nike’s revenue was {NKE FY2023 revenue}.';
const path = '/business-q-and-a/assistant';

test.describe.configure({ mode: 'serial' });

let model: Awaited<ReturnType<typeof openScriptedModel>>;
let server: Server;
test.beforeAll(async () => {
  // A product of its own starts slowly on a busy machine.
  test.setTimeout(180_000);
  model = await openScriptedModel();
  server = await startServer({ ASSISTANT_URL: model.url, ASSISTANT_MODEL: 'scripted' });
});
test.afterAll(async () => {
  await server.stop();
  await model.close();
});

async function ask(page: Page): Promise<void> {
  const token = await signIn(server, 'ben');
  await page.context().addCookies([{ name: 'session', value: token, url: server.url }]);
  await page.goto(`${server.url}/robots.txt`);
  await page.evaluate((value) => localStorage.setItem('access-token', value), token);
  await page.goto(`${server.url}${path}`);
  await takenOver(page);
  await page.getByLabel('Your question').fill(question);
  await page.keyboard.press('Enter');
}

for (const look of looks) {
  test(`${look.name}: a model’s sentence is shown with the filed figure, and one without is left out and counted`, async ({
    page,
  }) => {
    await page.setViewportSize(look);
    await page.emulateMedia({ colorScheme: look.colorScheme });
    model.play(says(`${sentence} It was the highest ever, at $99 billion.`));
    await ask(page);
    const log = page.getByRole('log', { name: 'Chat' });
    await expect(log).toContainText('Nike’s revenue was $51.2 billion (fiscal 2023, to May 31, 2023).');
    await expect(log).toContainText('1 sentence left out');
    await expect(log).not.toContainText('99');
    await log.getByRole('button', { name: '$51.2 billion' }).click();
    await expect(page.getByRole('dialog', { name: 'Source' })).toBeVisible();
    await page.keyboard.press('Escape');
    expect(await axeFindings(page)).toEqual([]);
  });

  test(`${look.name}: where the model fails, what was written stays and the figures answer the same question`, async ({
    page,
  }) => {
    await page.setViewportSize(look);
    await page.emulateMedia({ colorScheme: look.colorScheme });
    model.play(endsAfter('The filings give it.\nNike’s rev'));
    await ask(page);
    const log = page.getByRole('log', { name: 'Chat' });
    await expect(log).toContainText('The answer couldn’t be finished.');
    await page.reload();
    await takenOver(page);
    await expect(log).toContainText('The answer couldn’t be finished.');
    await expect(log).toContainText('The filings give it.');
    expect(await axeFindings(page)).toEqual([]);
    await log.getByRole('button', { name: 'Answer from the figures' }).click();
    await expect(log).toContainText('Nike’s revenue in fiscal 2023 (to May 31, 2023) was $51.2 billion.');
    await expect(log).not.toContainText('couldn’t be finished');
    await expect(log.getByText(question, { exact: true })).toHaveCount(1);
  });

  test(`${look.name}: an answer that takes long can be had from the figures instead`, async ({ page }) => {
    await page.setViewportSize(look);
    await page.emulateMedia({ colorScheme: look.colorScheme });
    await holdAnswersAt(page, 'kept', 'event: waiting\ndata: {"type":"waiting"}\n\n');
    await signInOn(page, await makeAccount(page));
    await openPage(page, path);
    await page.getByLabel('Your question').fill(question);
    await page.keyboard.press('Enter');
    await expect(page.getByText('This is taking longer than usual.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.evaluate(() => {
      window.held.isOff = true;
    });
    await page.getByRole('button', { name: 'Answer from the figures' }).click();
    const log = page.getByRole('log', { name: 'Chat' });
    await expect(log).toContainText('$51.2 billion');
    await expect(page).toHaveURL(/\/assistant\/\d+$/);
    await expect(log.getByText(question, { exact: true })).toHaveCount(1);
    await expect(page.getByText('19 of 20 daily questions left')).toBeVisible();
  });
}
