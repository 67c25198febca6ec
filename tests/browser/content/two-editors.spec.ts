import { makeAccount, signInOn } from '../people.ts';
import { expect, openPage, test } from '../watched-page.ts';
import { editorCalls, openAsEditor, tenfold } from './editors.ts';

test.use({ refusals: [404, 409] });

test('the second of two editors is told who published meanwhile, compares, and loses nothing', async ({
  page,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const theirs = await context.newPage();
  const other = await makeAccount(theirs);
  await tenfold('user', 'promote', other.email);
  const otherToken = await signInOn(theirs, other);

  const token = await openAsEditor(page, '/editors/content/lists');
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.fill('What I typed first.');
  await editorCalls(theirs, otherToken).publish('lists', { subtitle: 'Theirs, already public.' });
  await page.getByRole('button', { name: 'Publish' }).click();
  const notified = page.getByText('Zoë Keller published v1 while you edited v0.');
  await expect(notified).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(text).toHaveValue('What I typed first.');
  await page.reload();
  await expect(text).toHaveValue('What I typed first.');
  await expect(notified).toBeVisible();

  await page.getByRole('button', { name: 'Compare' }).click();
  const changes = page.getByRole('dialog', { name: 'v1 → v2' });
  await expect(changes).toContainText('Theirs, already public.');
  await expect(changes).toContainText('What I typed first.');
  await changes.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('v2 is public.')).toBeVisible();
  await expect(notified).toHaveCount(0);
  await page.getByRole('button', { name: 'Versions' }).click();
  await expect(page.getByRole('dialog', { name: 'Versions' })).toContainText('Zoë Keller');
  await editorCalls(page, token).putBack('lists', 0);
  await context.close();
});

test('of two tabs the second says that the draft was edited in the other, and keeps what is typed', async ({
  page,
}) => {
  const token = await openAsEditor(page, '/editors/content/approach');
  const second = await page.context().newPage();
  await openPage(second, '/editors/content/approach');
  const title = (tab: typeof page) => tab.getByRole('textbox', { name: 'Title', exact: true });
  await title(page).fill('Of the first tab');
  await expect(page.getByText(/Draft saved/)).toBeVisible();
  await title(second).fill('Of the second tab');
  const notice = second.getByText('You edited this draft in another tab.');
  await expect(notice).toBeVisible();
  await expect(title(second)).toHaveValue('Of the second tab');
  await expect(second.getByRole('button', { name: 'Publish' })).toBeDisabled();
  await second.getByRole('button', { name: 'Keep this one' }).click();
  await expect(second.getByText(/Draft saved/)).toBeVisible();

  await title(page).fill('Again of the first');
  await page.getByRole('button', { name: 'Use the other tab’s' }).click();
  await expect(title(page)).toHaveValue('Of the second tab');
  await editorCalls(page, token).putBack('approach', 0);
  await second.close();
});
