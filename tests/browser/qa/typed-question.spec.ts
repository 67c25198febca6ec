import { memberOn, questionsPath, titled } from '../community.ts';
import { expect, openPage, test } from '../watched-page.ts';
import { opened } from './cards.ts';

test('a second question begins blank, and the one typed before is offered', async ({ page }) => {
  await memberOn(page);
  await page.evaluate(() => localStorage.setItem('knowledge-database-modal-show', 'false'));
  await openPage(page, questionsPath);
  const details = page.getByLabel('Additional details (optional)');
  await opened(page, titled('Why did inventories of Nike fall'));
  await details.fill('They fell by 11 %.');
  await page.getByRole('button', { name: 'CANCEL' }).click();
  await opened(page, titled('What do payables of Nike say'));
  await expect(details).toHaveValue('');
  await page.getByRole('button', { name: 'CANCEL' }).click();
  await page.getByRole('button', { name: 'Continue your question' }).click();
  await expect(details).toHaveValue('They fell by 11 %.');
});

test('turning a phone keeps what is typed', async ({ page }) => {
  await memberOn(page);
  await page.evaluate(() => localStorage.setItem('knowledge-database-modal-show', 'false'));
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, questionsPath);
  await opened(page, titled('Which part of growth is price'));
  const details = page.getByLabel('Additional details (optional)');
  await details.fill('Of the last three years.');
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(details).toHaveValue('Of the last three years.');
});

test('editing a second draft shows the second one', async ({ page }) => {
  const member = await memberOn(page);
  const [first, second] = [titled('What is the first draft about'), titled('What is the second about')];
  await member('POST', 'drafts/question', { data: { title: first } });
  await member('POST', 'drafts/question', { data: { title: second } });
  await page.evaluate(() => localStorage.setItem('knowledge-database-modal-show', 'false'));
  await openPage(page, `${questionsPath}?tab=draft`);
  for (const title of [first, second]) {
    const draft = page
      .getByRole('region', { name: 'Drafts' })
      .getByRole('listitem')
      .filter({ hasText: title });
    await draft.getByRole('button', { name: 'Edit' }).click();
    await expect(page.getByLabel('Question', { exact: true })).toHaveValue(title);
  }
});
