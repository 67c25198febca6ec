import { box, comment, figure, openAgain, openAsSomebody } from '../cell-comments.ts';
import { expect, test } from '../watched-page.ts';

// Two tabs that edit one comment, and a network that is away.
test.use({ refusals: [409, 404], loggedFailure: /net::ERR_|Failed to fetch|saving a comment/ });

test('two tabs: the second to save is shown both, and keeps either', async ({ page, context }) => {
  await openAsSomebody(page, '/company/AAPL');
  const cell = await figure(page, 'margin', '2024');
  await comment(page, cell, 'As it began.');
  const other = await context.newPage();
  await openAgain(other, '/company/AAPL');
  for (const tab of [page, other]) {
    await (await figure(tab, 'margin', '2024')).click();
    await box(tab).getByRole('button', { name: 'Edit comment' }).click();
  }
  const save = async (tab: typeof page, text: string) => {
    await box(tab).getByLabel('Comment', { exact: true }).fill(text);
    await box(tab).getByRole('button', { name: 'Save' }).click();
  };
  await save(other, 'From the other tab.');
  await expect(box(other)).toContainText('From the other tab.');
  await save(page, 'From this tab.');
  await expect(box(page)).toContainText('Changed in another tab at');
  await expect(box(page)).toContainText('There: “From the other tab.”');
  await expect(box(page)).toContainText('Here: “From this tab.”');
  await box(page).getByRole('button', { name: 'Keep mine' }).click();
  await expect(box(page)).not.toContainText('Changed in another tab');
  await expect(box(page).locator('.comment-text')).toHaveText('From this tab.');

  await box(other).getByRole('button', { name: 'Edit comment' }).click();
  await save(other, 'Once more.');
  await box(other).getByRole('button', { name: 'Keep theirs' }).click();
  await expect(box(other)).not.toContainText('Changed in another tab');
  await expect(box(other).locator('.comment-text')).toHaveText('From this tab.');
});

test('what is edited here and deleted there can be kept as a new comment', async ({ page, context }) => {
  await openAsSomebody(page, '/company/AAPL');
  const cell = await figure(page, 'margin', '2023');
  await comment(page, cell, 'To be deleted.');
  const other = await context.newPage();
  await openAgain(other, '/company/AAPL');
  await cell.click();
  await box(page).getByRole('button', { name: 'Edit comment' }).click();
  await (await figure(other, 'margin', '2023')).click();
  await box(other).getByRole('button', { name: 'Delete comment' }).click();
  await box(other).getByRole('button', { name: 'Yes, delete' }).click();
  await expect(other.getByRole('button', { name: 'Undo' })).toBeVisible();
  await box(page).getByLabel('Comment', { exact: true }).fill('Kept all the same.');
  await box(page).getByRole('button', { name: 'Save' }).click();
  await expect(box(page)).toContainText('This comment doesn’t exist. Your text is kept.');
  await box(page).getByRole('button', { name: 'Add as new' }).click();
  await expect(box(page).locator('.comment-text')).toHaveText('Kept all the same.');
  await expect(cell).toHaveAttribute('data-comment', 'true');
});

test('what couldn’t be saved is kept and sent again', async ({ page }) => {
  await openAsSomebody(page, '/company/AAPL');
  await page.route('**/comment/company/*/create', (route) => route.abort());
  const cell = await figure(page, 'revenue', '2023');
  await cell.click({ trial: true });
  await page.getByRole('button', { name: 'Add comment', exact: true }).click();
  await cell.click();
  const text = box(page).getByLabel('Comment', { exact: true });
  await expect(box(page).getByRole('button', { name: 'Add comment' })).toBeDisabled();
  await text.fill('First fall since 2019.');
  await page.keyboard.press('Control+Enter');
  await expect(box(page).getByRole('alert')).toContainText('Your text is kept.');
  await expect(text).toHaveValue('First fall since 2019.');
  await page.unroute('**/comment/company/*/create');
  await box(page).getByRole('button', { name: 'Try again' }).click();
  await expect(cell).toHaveAttribute('data-comment', 'true');
});
