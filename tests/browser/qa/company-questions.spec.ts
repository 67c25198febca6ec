import type { Page } from '@playwright/test';
import { axeFindings } from '../axe-findings.ts';
import {
  askApproved,
  callsAs,
  makeMember,
  memberOn,
  type Posted,
  type QaCalls,
  titled,
} from '../community.ts';
import { looks } from '../looks.ts';
import { samplePerson } from '../people.ts';
import { expect, openPage, test } from '../watched-page.ts';

const widget = (page: Page) => page.getByRole('region', { name: 'Business Q&A' });

/** @param symbol of which no other test asks: its newest two questions are shown */
async function approved(
  page: Page,
  symbol: string,
  title: string,
): Promise<{ editor: QaCalls; question: Posted }> {
  const editor = await callsAs(page, await samplePerson('cora'));
  const asker = await callsAs(page, await makeMember(page));
  const question = await askApproved(asker, editor, title, { companies: [symbol], category: 'BUSINESS' });
  return { editor, question };
}

test('a visitor reads what is asked about a company below its figures, and goes on to all of it', async ({
  page,
  calls,
}) => {
  const symbol = 'AMCR';
  const title = titled('Which customers of Amcor could make their own packaging');
  const { editor, question } = await approved(page, symbol, title);
  await editor('POST', 'answers', {
    data: { text: 'Large brewers have done it.' },
    question_id: question.id,
  });
  await openPage(page, `/company/${symbol}`);
  expect(calls.filter((call) => call.includes('/qa/'))).toEqual([]);
  await widget(page).scrollIntoViewIfNeeded();
  const shown = widget(page).getByRole('article', { name: title });
  await expect(shown).toContainText('Large brewers have done it.');
  await expect(shown.getByRole('link', { name: 'VIEW ANSWERS (1)' })).toBeVisible();
  await shown.getByRole('button', { name: /^Like, 0/ }).click();
  await expect(page.getByRole('dialog')).toContainText('Sign up free to vote');
  await page.keyboard.press('Escape');
  await widget(page).getByRole('combobox', { name: 'Category' }).selectOption('Concepts');
  await expect(shown).toHaveCount(0);
  await widget(page).getByRole('link', { name: 'VIEW ALL Q&A' }).click();
  await expect(page).toHaveURL(`/business-q-and-a?companies=${symbol}`);
  await expect(page.getByRole('article', { name: title })).toBeVisible();
});

test('while questions load, what stands for them stays within its card', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  let answer = () => {};
  const mayAnswer = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/api\/v1\/qa\/questions\?/, async (route) => {
    await mayAnswer;
    await route.continue();
  });
  await openPage(page, '/company/NKE');
  await widget(page).scrollIntoViewIfNeeded();
  const waiting = widget(page).locator('.skeleton').first();
  await expect(waiting).toBeVisible();
  const [card, shape] = [await widget(page).boundingBox(), await waiting.boundingBox()];
  const end = (box: typeof card) => (box === null ? Number.NaN : box.x + box.width);
  expect(end(shape)).toBeLessThanOrEqual(end(card));
  answer();
  await expect(waiting).toHaveCount(0);
});

test('View Q&A hides the questions, and Reset brings them back', async ({ page }) => {
  await memberOn(page);
  await openPage(page, '/company/AMCR');
  const financials = page.getByRole('region', { name: 'Financials' });
  await financials.getByRole('switch', { name: 'View Q&A' }).click();
  await expect(widget(page)).toHaveCount(0);
  await financials.getByRole('button', { name: 'Filters' }).click();
  const filters = page.getByRole('dialog', { name: 'Filters' });
  await expect(filters.getByRole('switch', { name: 'View Q&A' })).not.toBeChecked();
  await filters.getByRole('button', { name: 'Reset' }).click();
  await expect(widget(page)).toHaveCount(1);
});

test('by keyboard alone: featured questions, a like, and a question that goes on in the form', async ({
  page,
}) => {
  const symbol = 'PANW';
  const title = titled('Which customers of Palo Alto Networks left for a cheaper firewall');
  const { editor, question } = await approved(page, symbol, title);
  await editor('POST', `questions/${question.id}/featured`);
  await memberOn(page);
  await page.evaluate(() => localStorage.setItem('knowledge-database-modal-show', 'false'));
  await openPage(page, `/company/${symbol}`);
  await widget(page).getByRole('button', { name: 'Featured' }).press('Enter');
  const shown = widget(page).getByRole('article', { name: title });
  await expect(shown).toContainText('Featured by editors');
  await shown.getByRole('button', { name: /^Like/ }).press('Enter');
  await expect(shown.getByRole('button', { name: 'Like, 1' })).toHaveAttribute('aria-pressed', 'true');
  await widget(page).getByRole('textbox', { name: 'Your question' }).focus();
  await page.keyboard.type('What do resin prices do to the margin?');
  await expect(widget(page).getByRole('button', { name: 'ASK QUESTION' })).toBeEnabled();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/business-q-and-a$/);
  await expect(page.getByLabel('Question', { exact: true })).toHaveValue(
    'What do resin prices do to the margin?',
  );
  await expect(page.getByRole('button', { name: `Remove ${symbol}` })).toBeVisible();
});

const symbolOf = {
  'desktop light': 'DXCM',
  'desktop dark': 'WDAY',
  'phone light': 'FTNT',
  'phone dark': 'NOW',
};

for (const look of looks) {
  test.describe(look.name, () => {
    test.use({ viewport: { width: look.width, height: look.height }, colorScheme: look.colorScheme });

    test('axe finds nothing on the questions of a company, which stand before the notes', async ({
      page,
    }) => {
      const symbol = symbolOf[look.name];
      const title = titled('How much of the growth comes from customers of long standing');
      await approved(page, symbol, title);
      await openPage(page, `/company/${symbol}`);
      await widget(page).scrollIntoViewIfNeeded();
      await expect(widget(page).getByRole('article', { name: title })).toBeVisible();
      const [top, notes] = await Promise.all(
        [widget(page), page.getByRole('region', { name: 'Notes' })].map((card) => card.boundingBox()),
      );
      expect(top?.y).toBeLessThan(notes?.y ?? 0);
      expect(await axeFindings(page)).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    });
  });
}

test('a question that is too long to send says so below its field, and counts again once it is shorter', async ({
  page,
}) => {
  await openPage(page, '/company/AMCR');
  await widget(page).scrollIntoViewIfNeeded();
  const field = widget(page).getByLabel('Your question');
  const send = widget(page).getByRole('button', { name: 'ASK QUESTION' });
  await field.fill('a'.repeat(201));
  await expect(field).toHaveAccessibleDescription(/200/);
  await expect(send).toBeDisabled();
  await field.fill('a'.repeat(200));
  await expect(field).toHaveAccessibleDescription('');
  await expect(send).toBeEnabled();
});
