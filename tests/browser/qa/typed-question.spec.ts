import { askApproved, callsAs, makeMember, memberOn, questionsPath, titled } from '../community.ts';
import { samplePerson } from '../people.ts';
import { expect, openPage, test } from '../watched-page.ts';
import { opened } from './cards.ts';

test('a second question begins blank, and both are offered until they are sent or discarded', async ({
  page,
}) => {
  await memberOn(page);
  await page.evaluate(() => localStorage.setItem('knowledge-database-modal-show', 'false'));
  await openPage(page, questionsPath);
  const details = page.getByLabel('Additional details (optional)');
  const [first, second] = [
    titled('Why did inventories of Nike fall'),
    titled('What do payables of Nike say'),
  ];
  await opened(page, first);
  await details.fill('They fell by 11 %.');
  await page.getByRole('button', { name: 'CANCEL' }).click();
  await opened(page, second);
  await expect(details).toHaveValue('');
  await details.fill('They rose.');
  await page.getByRole('button', { name: 'CANCEL' }).click();
  const unsent = page.getByRole('list', { name: 'Your unsent questions' });
  await expect(unsent.getByRole('listitem')).toHaveCount(2);
  await unsent.getByRole('button', { name: `Continue “${first}”` }).click();
  await expect(details).toHaveValue('They fell by 11 %.');
  await page.getByRole('button', { name: 'CANCEL' }).click();
  await unsent.getByRole('button', { name: `Discard “${first}”` }).click();
  await expect(unsent.getByRole('listitem')).toHaveText([new RegExp(second.slice(0, 20))]);
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

test.describe('a draft open in two tabs', () => {
  test.use({ refusals: [409] });

  test('says what the other tab saved, and the next save is meant', async ({ page, context }) => {
    const member = await memberOn(page);
    const title = titled('Which costs of Nike fall with its sales');
    await member('POST', 'drafts/question', { data: { title } });
    await page.evaluate(() => localStorage.setItem('knowledge-database-modal-show', 'false'));
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await openPage(tab, `${questionsPath}?tab=draft`);
      await tab.getByRole('region', { name: 'Drafts' }).getByRole('button', { name: 'Edit' }).click();
    }
    const details = 'Additional details (optional)';
    const drafts = (tab: typeof page) => tab.getByRole('button', { name: 'Save changes' });
    await other.getByLabel(details).fill('Of the other tab.');
    await drafts(other).click();
    await expect(drafts(other)).toHaveCount(0);
    await page.getByLabel(details).fill('Of this tab.');
    await drafts(page).click();
    await expect(page.getByText('This draft has changed in another tab')).toContainText('Of the other tab.');
    await page.getByRole('button', { name: 'Use the other version' }).click();
    await expect(page.getByLabel(details)).toHaveValue('Of the other tab.');
    await page.getByLabel(details).fill('Of both tabs.');
    await drafts(page).click();
    await expect(drafts(page)).toHaveCount(0);
    await page.getByRole('region', { name: 'Drafts' }).getByRole('button', { name: 'Edit' }).click();
    await expect(page.getByLabel(details)).toHaveValue('Of both tabs.');
  });
});

test('companies that the title names are offered, and a press adds one', async ({ page }) => {
  await memberOn(page);
  await page.evaluate(() => localStorage.setItem('knowledge-database-modal-show', 'false'));
  await openPage(page, questionsPath);
  await opened(page, titled('Why do margins of Nike and $AAPL differ'));
  await page.getByRole('button', { name: 'Add NKE, Nike' }).click();
  await expect(page.getByRole('button', { name: 'Remove NKE' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add NKE, Nike' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Add AAPL/ })).toBeVisible();
});

test('a question that asks the same in other words is shown while the title is typed', async ({ page }) => {
  const editor = await callsAs(page, await samplePerson('cora'));
  const asker = await callsAs(page, await makeMember(page));
  const title = titled('Why did Nike’s gross margin fall while it raised prices');
  await askApproved(asker, editor, title);
  await memberOn(page);
  await page.evaluate(() => localStorage.setItem('knowledge-database-modal-show', 'false'));
  await openPage(page, questionsPath);
  await opened(page, 'Nike raised its prices, so why is the gross margin falling?');
  const similar = page.getByRole('status').filter({ hasText: 'similar question' });
  await expect(similar.getByRole('link').filter({ hasText: title })).toBeVisible();
});
