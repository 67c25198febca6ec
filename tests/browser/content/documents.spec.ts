import { expect, openPage, test } from '../watched-page.ts';
import { editorCalls, openAsEditor } from './editors.ts';

test.use({ refusals: [404, 422] });

test('a new version of the guidelines says what changed, has its PDF, and leaves the earlier one to read', async ({
  page,
}) => {
  const pdf = async () => (await page.request.get('/files/community-guidelines.pdf')).body();
  const before = await pdf();
  const token = await openAsEditor(page, '/editors/content/guidelines');
  await page.getByRole('textbox', { name: 'Introduction' }).fill('A word of welcome.');
  await page.getByRole('button', { name: 'Publish' }).click();
  const changes = page.getByRole('dialog', { name: 'v0 → v1' });
  await expect(changes).toContainText('A word of welcome.');
  await changes.getByLabel('What changed').fill('<b>x</b>'.repeat(60));
  await changes.getByRole('button', { name: 'Publish' }).click();
  await expect(changes.getByText('Use at most 300 characters')).toBeVisible();
  await changes.getByLabel('What changed').fill('A welcome <before> the rules');
  await changes.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('v1 is public.')).toBeVisible();

  await openPage(page, '/guidelines');
  await expect(page.getByText('A word of welcome.')).toBeVisible();
  await expect(page.getByText(/^Version 1, /).first()).toBeVisible();
  await page.getByText('See what changed').click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Version 1' })).toContainText(
    'A welcome <before> the rules',
  );
  const after = await pdf();
  expect(after.subarray(0, 5).toString()).toBe('%PDF-');
  expect(after.equals(before)).toBe(false);

  await page.getByRole('link', { name: 'First version' }).click();
  await expect(page.getByText('This is an earlier version.')).toBeVisible();
  await expect(page.getByText('A word of welcome.')).toHaveCount(0);
  await page.getByRole('link', { name: 'Show the current one' }).click();
  await expect(page.getByText('A word of welcome.')).toBeVisible();
  await editorCalls(page, token).putBack('guidelines', 0);
});
