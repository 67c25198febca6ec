import type { Page } from '@playwright/test';
import { axeFindings } from '../axe-findings.ts';
import { askApproved, callsAs, memberOn, type QaCalls, titled } from '../community.ts';
import { looks } from '../looks.ts';
import { samplePerson } from '../people.ts';
import { expect, openPage, test } from '../watched-page.ts';

const ownEdit = (page: Page) => page.getByRole('region', { name: 'Your edit' });

/** On the page of an approved question of somebody new. */
async function openApprovedQuestion(page: Page): Promise<{ id: number; editor: QaCalls }> {
  const editor = await callsAs(page, await samplePerson('cora'));
  const asker = await memberOn(page);
  const { id } = await askApproved(asker, editor, titled('How long does Nike wait for its customers to pay'));
  await openPage(page, `/business-q-and-a/questions/${id}`);
  return { id, editor };
}

for (const { name, width, height, colorScheme } of looks) {
  test.describe(name, () => {
    test.use({ viewport: { width, height }, colorScheme });

    test('an author sees that their edit waits, changes it, learns that it was declined, and withdraws it', async ({
      page,
    }) => {
      const { id, editor } = await openApprovedQuestion(page);
      const details = page.getByLabel('Additional details (optional)');
      await page.getByRole('button', { name: 'Edit', exact: true }).click();
      await details.fill('In days.');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(ownEdit(page)).toContainText('Waiting for approval.');
      await expect(ownEdit(page).locator('ins')).toHaveText('In days.');
      expect(await axeFindings(page)).toEqual([]);

      await ownEdit(page).getByRole('button', { name: 'Change edit' }).press('Enter');
      await expect(details).toHaveValue('In days.');
      await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
      await details.fill('In days of sales.');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(ownEdit(page).locator('ins')).toHaveText('In days of sales.');

      await editor('POST', `questions/${id}/edit`, { is_approved: false, reason: 'too_short' });
      await page.reload();
      await expect(ownEdit(page)).toContainText('Declined by an editor.');
      await expect(ownEdit(page)).toContainText('This is too short to help others.');
      await expect(ownEdit(page).locator('ins')).toHaveText('In days of sales.');
      await ownEdit(page).getByRole('button', { name: 'Withdraw edit' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
      await expect(page.getByText('Edit withdrawn.')).toBeVisible();
      await expect(ownEdit(page)).toHaveCount(0);
    });
  });
}

test('an edit saved while a tag is still being made has the tag', async ({ page }) => {
  await openApprovedQuestion(page);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  let answerTag = () => {};
  const mayAnswer = new Promise<void>((resolve) => {
    answerTag = resolve;
  });
  await page.route('**/api/v1/qa/tags/create', async (route) => {
    await mayAnswer;
    await route.continue();
  });
  await page.getByLabel('Additional details (optional)').fill('In days.');
  const request = page.waitForRequest('**/api/v1/qa/tags/create');
  await page.getByLabel('Add a tag').fill('receivables ');
  await request;
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('Additional details (optional)')).toBeVisible();
  answerTag();
  await expect(ownEdit(page).locator('ins', { hasText: /RECEIVABLES/i })).toBeVisible();
});
