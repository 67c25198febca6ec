import { axeFindings } from '../axe-findings.ts';
import { looks } from '../looks.ts';
import { makeAccount, signInOn } from '../people.ts';
import { expect, openPage, test } from '../watched-page.ts';

const assistantPage = '/business-q-and-a/assistant';
const question = 'What was Nike’s revenue in fiscal 2023?';

for (const look of looks) {
  test(`${look.name}: a question is answered with its figure and filing, by keyboard`, async ({ page }) => {
    await page.setViewportSize(look);
    await page.emulateMedia({ colorScheme: look.colorScheme });
    await signInOn(page, await makeAccount(page));
    await page.evaluate(() => localStorage.setItem('knowledge-database-modal-show', 'false'));
    await openPage(page, '/business-q-and-a');
    await page.getByRole('link', { name: 'Ask the research assistant' }).press('Enter');
    await expect(page).toHaveURL(assistantPage);
    await page.getByLabel('Your question').fill(question);
    await page.keyboard.press('Enter');
    const log = page.getByRole('log', { name: 'Chat' });
    await expect(log).toContainText('$51.2 billion');
    await expect(page).toHaveURL(/\/assistant\/\d+$/);
    await expect(page.getByText('19 of 20 daily questions left')).toBeVisible();
    await expect(log).toContainText('51,217,000,000 USD');
    await expect(log.getByRole('link', { name: /^\d{10}-\d\d-\d{6}$/ })).toHaveAttribute(
      'href',
      /^https:\/\/www\.sec\.gov\//,
    );
    await expect(page.getByLabel('Your question')).toHaveValue('');
    expect(await axeFindings(page)).toEqual([]);

    await page.getByLabel('Your question').fill('And in 2024?');
    await page.keyboard.press('Enter');
    await expect(log).toContainText('$51.4 billion');
    await page.getByRole('button', { name: 'SUBMIT' }).press('Enter');
    await expect(page).toHaveURL(/\/business-q-and-a$/);
    await expect(page.getByLabel('Question', { exact: true })).toHaveValue('And in 2024?');
  });
}

test('a question typed on the page of questions is asked there at once, and once; its answer is copied with its filing', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInOn(page, await makeAccount(page));
  await page.evaluate(() => localStorage.setItem('knowledge-database-modal-show', 'false'));
  await openPage(page, '/business-q-and-a');
  await page.getByPlaceholder(/^For example/).fill(question);
  await page.getByRole('button', { name: 'ASK AI RESEARCH ASSISTANT' }).click();
  const log = page.getByRole('log', { name: 'Chat' });
  await expect(log).toContainText('$51.2 billion');
  await expect(page).toHaveURL(/\/assistant\/\d+$/);
  await log.getByRole('button', { name: 'Copy answer' }).click();
  await expect(log.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/\$51\.2 billion\.\nhttps:\/\/www\.sec\.gov\//);
  await page.reload();
  await expect(log.getByText(question, { exact: true })).toHaveCount(1);
  const chats = page.getByRole('navigation', { name: 'Your chats' });
  await expect(chats.getByRole('listitem')).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL(/\/business-q-and-a$/);
});

test('an answer is rated by keyboard, and the other thumb changes it; the rating is there after a reload', async ({
  page,
}) => {
  await signInOn(page, await makeAccount(page));
  await openPage(page, assistantPage);
  await page.getByLabel('Your question').fill(question);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/assistant\/\d+$/);
  const good = page.getByRole('button', { name: 'Good answer' });
  const bad = page.getByRole('button', { name: 'Bad answer' });
  await good.press('Enter');
  await expect(good).toHaveAttribute('aria-pressed', 'true');
  const stored = page.waitForResponse((reply) => reply.url().endsWith('/rate') && reply.ok());
  await expect(async () => {
    await bad.press('Enter');
    await expect(bad).toHaveAttribute('aria-pressed', 'true', { timeout: 500 });
  }).toPass();
  await stored;
  await expect(good).toHaveAttribute('aria-pressed', 'false');
  expect(await axeFindings(page)).toEqual([]);
  await openPage(page, new URL(page.url()).pathname);
  await expect(bad).toHaveAttribute('aria-pressed', 'true');
});

test('what filings don’t say is refused, and the question goes on to the community', async ({ page }) => {
  await signInOn(page, await makeAccount(page));
  await openPage(page, assistantPage);
  const typed = 'How many iPhones did Apple sell in 2025?';
  await page.getByLabel('Your question').fill(typed);
  await page.getByRole('button', { name: 'ASK AI RESEARCH ASSISTANT' }).click();
  const answer = page.getByRole('log', { name: 'Chat' }).locator('.chat-answer');
  await expect(answer).toBeVisible();
  await expect(answer.getByRole('listitem')).toHaveCount(0);
  await page.getByRole('button', { name: 'SUBMIT' }).click();
  await expect(page.getByLabel('Question', { exact: true })).toHaveValue(typed);
});

test.describe('with the network away', () => {
  test.use({ loggedFailure: /ERR_FAILED/ });

  test('a question whose answer is lost stays in its field, and is one message after a reload', async ({
    page,
  }) => {
    await signInOn(page, await makeAccount(page));
    await openPage(page, assistantPage);
    const sent: string[] = [];
    await page.route('**/qa/ai/chats/send', async (route) => {
      sent.push(route.request().postDataJSON().client_id);
      // The first reaches the server, and its answer is lost on the way.
      if (sent.length > 1) return route.continue();
      await route.fetch();
      return route.abort();
    });
    const field = page.getByLabel('Your question');
    const ask = page.getByRole('button', { name: 'ASK AI RESEARCH ASSISTANT' });
    await field.fill(question);
    await ask.click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(field).toHaveValue(question);
    await openPage(page, assistantPage);
    await expect(field).toHaveValue(question);
    await ask.click();
    const log = page.getByRole('log', { name: 'Chat' });
    await expect(log).toContainText('$51.2 billion');
    expect(new Set(sent).size).toBe(1);
    await expect(log.getByText(question, { exact: true })).toHaveCount(1);
    const chats = page.getByRole('navigation', { name: 'Your chats' });
    await expect(chats.getByRole('listitem')).toHaveCount(1);
    await expect(field).toHaveValue('');
  });
});

test.describe('above the day’s limit', () => {
  test.use({ refusals: [429] });

  test('a question is refused with when to ask again, and stays; another chat’s text is its own', async ({
    page,
  }) => {
    const token = await signInOn(page, await makeAccount(page));
    for (let sent = 0; sent < 20; sent += 1) {
      const data = { ai_chat_id: null, text: question };
      const headers = { authorization: `Bearer ${token}` };
      expect((await page.request.post('/api/v1/qa/ai/chats/send', { data, headers })).ok()).toBe(true);
    }
    await openPage(page, assistantPage);
    await expect(page.getByText('0 of 20 daily questions left')).toBeVisible();
    const field = page.getByLabel('Your question');
    await field.fill('And Costco’s revenue in 2024?');
    await page.getByRole('button', { name: 'ASK AI RESEARCH ASSISTANT' }).click();
    await expect(page.getByRole('alert')).toContainText('You can ask 20 questions a day.');
    await expect(page.getByRole('alert')).toContainText(/You can ask again in /);
    await expect(field).toHaveValue('And Costco’s revenue in 2024?');
    await page.getByRole('navigation', { name: 'Your chats' }).getByRole('link').nth(1).click();
    await expect(page.getByRole('log', { name: 'Chat' })).toContainText('$51.2 billion');
    await expect(field).toHaveValue('');
  });
});

test('a visitor’s question is there after signing in, below what was typed before', async ({ page }) => {
  const person = await makeAccount(page);
  await openPage(page, assistantPage);
  await page.getByLabel('Your question').fill('Costco’s revenue in 2024?');
  await page.evaluate(() => localStorage.setItem('knowledge-database-modal-show', 'false'));
  await openPage(page, '/business-q-and-a');
  await page.getByPlaceholder(/^For example/).fill(question);
  await page.getByRole('button', { name: 'ASK AI RESEARCH ASSISTANT' }).click();
  await expect(page).toHaveURL(assistantPage);
  const both = `Costco’s revenue in 2024?\n${question}`;
  await expect(page.getByLabel('Your question')).toHaveValue(both);
  await page.getByRole('button', { name: 'ASK AI RESEARCH ASSISTANT' }).click();
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).last().click();
  await expect(page).toHaveURL(assistantPage);
  await expect(page.getByLabel('Your question')).toHaveValue(both);
});

test('an example is asked with one press, and what was typed before waits for the next new chat', async ({
  page,
}) => {
  await signInOn(page, await makeAccount(page));
  await openPage(page, assistantPage);
  await page.getByLabel('Your question').fill('Costco’s revenue in 2024?');
  await page.getByRole('button', { name: 'Why did Apple’s net margin rise in 2025?' }).click();
  const log = page.getByRole('log', { name: 'Chat' });
  await expect(log).toContainText('Apple’s net margin rose by 2.9 percentage points');
  await expect(page).toHaveURL(/\/assistant\/\d+$/);
  await expect(page.getByText('19 of 20 daily questions left')).toBeVisible();
  await expect(page.getByLabel('Your question')).toHaveValue('');
  await openPage(page, assistantPage);
  await expect(page.getByLabel('Your question')).toHaveValue('Costco’s revenue in 2024?');
});

test('an example that a visitor chooses is there after signing in', async ({ page }) => {
  const person = await makeAccount(page);
  await openPage(page, assistantPage);
  await page.getByRole('button', { name: question }).click();
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).last().click();
  await expect(page).toHaveURL(assistantPage);
  await expect(page.getByLabel('Your question')).toHaveValue(question);
});

test('chats are private, open again, and are deleted for good', async ({ page, browser }) => {
  await signInOn(page, await makeAccount(page));
  await openPage(page, assistantPage);
  await page.getByLabel('Your question').fill(question);
  await page.getByRole('button', { name: 'ASK AI RESEARCH ASSISTANT' }).click();
  await expect(page).toHaveURL(/\/assistant\/\d+$/);
  const address = page.url();
  const other = await (await browser.newContext()).newPage();
  await signInOn(other, await makeAccount(other));
  expect((await other.goto(address))?.status()).toBe(404);
  await other.context().close();

  await openPage(page, assistantPage);
  const chats = page.getByRole('navigation', { name: 'Your chats' });
  await chats.getByRole('link', { name: question }).click();
  await expect(page.getByRole('log', { name: 'Chat' })).toContainText('$51.2 billion');
  await chats.getByRole('button', { name: `Delete ${question}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete chat' }).click();
  await expect(page).toHaveURL(assistantPage);
  expect((await page.goto(address))?.status()).toBe(404);
});
