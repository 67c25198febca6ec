import type { Page } from '@playwright/test';
import { axeFindings } from '../axe-findings.ts';
import { askApproved, callsAs, memberOn, questionsPath, titled } from '../community.ts';
import { looks } from '../looks.ts';
import { makeAccount, samplePerson } from '../people.ts';
import { expect, openPage, test } from '../watched-page.ts';
import { card } from './cards.ts';

const forYou = `${questionsPath}?tab=q-for-you`;

/** About NKE, approved. */
async function askAsNewcomer(page: Page, title: string) {
  const editor = await callsAs(page, await samplePerson('cora'));
  const asker = await callsAs(page, await makeAccount(page));
  await askApproved(asker, editor, title);
}

test('who follows a contributor finds what they asked in Questions for you, and why, by keyboard', async ({
  page,
}) => {
  const title = titled('What do receivables of Nike say about its channels');
  await askAsNewcomer(page, title);
  await memberOn(page);
  await openPage(page, questionsPath);
  await card(page, title).getByRole('link', { name: 'Zoë Keller' }).first().click();
  const author = page.getByRole('region', { name: 'Zoë Keller', exact: true });
  await author.getByRole('button', { name: 'Follow', exact: true }).click();
  await expect(author.getByRole('button', { name: 'Following' })).toBeEnabled();
  await openPage(page, questionsPath);
  const tab = page.getByRole('link', { name: /^Questions for you/ });
  await tab.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(forYou);
  await expect(card(page, title).getByText('Because you follow Zoë Keller')).toBeVisible();
  await expect(tab).toHaveAttribute('aria-current', 'page');
  await expect(tab).toContainText('1');
  await expect(page.getByRole('heading', { name: 'More from the community' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveCount(0);
});

test('a newcomer gets what others read, each with why, and learns how to get their own', async ({ page }) => {
  await memberOn(page);
  await openPage(page, forYou);
  await expect(page.getByText('You have none yet, so this is what others read.')).toBeVisible();
  const labels = page.getByText(/^(Popular this month|Featured by editors|New in the community)$/);
  await expect(labels.first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'More from the community' })).toHaveCount(0);
});

test('a visitor has no such tab, and its address leads to sign-in', async ({ page }) => {
  await openPage(page, questionsPath);
  await expect(page.getByRole('link', { name: /^All questions/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Questions for you/ })).toHaveCount(0);
  await page.goto(forYou);
  await expect(page).toHaveURL(/\/login\?next=/);
});

for (const look of looks) {
  test.describe(look.name, () => {
    test.use({ viewport: { width: look.width, height: look.height }, colorScheme: look.colorScheme });

    test('axe finds nothing on questions for you, and nothing is cut off', async ({ page }) => {
      await askAsNewcomer(page, titled('Is the inventory of Nike old'));
      await memberOn(page);
      await openPage(page, forYou);
      await expect(page.getByRole('article').first()).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wider).toBeLessThanOrEqual(0);
    });
  });
}
