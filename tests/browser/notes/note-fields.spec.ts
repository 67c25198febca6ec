import { makeAccount, signInOn } from '../people.ts';
import { expect, openPage, test } from '../watched-page.ts';
import { card, description, dialog, joinOn, path, tagField } from './notes-page.ts';

test('an unchanged edit sends nothing, and Cancel restores the note', async ({ page, calls }) => {
  const { write } = await joinOn(page);
  await write({
    title: 'Capex',
    description: 'Check in two quarters.',
    symbols: ['AAPL'],
    note_price: 203.35,
  });
  await openPage(page, path);
  await card(page, 'Check in').getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(card(page, 'Check in')).toBeVisible();
  expect(calls.filter((call) => call.startsWith('POST') && call.includes('/note/'))).toEqual([]);
  await card(page, 'Check in').getByRole('button', { name: 'Edit' }).click();
  await description(page).fill('Something else.');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(card(page, 'Check in two quarters.')).toBeVisible();
  await card(page, 'Check in').getByRole('button', { name: 'Edit' }).click();
  await expect(description(page)).toHaveValue('Check in two quarters.');
});

test('fields keep what is typed, and say which format they take', async ({ page }) => {
  await joinOn(page);
  await openPage(page, '/company/NKE');
  await page.getByRole('banner').getByRole('button', { name: 'new note' }).click();
  const range = dialog(page).getByLabel('Fair value estimate');
  await range.fill('330 to 450 abc');
  await expect(range).toHaveValue('330 to 450 abc');
  await range.blur();
  await expect(dialog(page)).toContainText('Invalid format. Please use the format: 330-450.');
  await range.fill('330-450-500');
  await expect(range).toHaveValue('330-450-500');
  await expect(dialog(page)).toContainText('Invalid format. Please use the format: 330-450.');
  await range.fill('330.125-450');
  await expect(dialog(page)).not.toContainText('Invalid format');
  const below = dialog(page).getByLabel('Buy below price');
  await below.fill('-5');
  await below.blur();
  await expect(dialog(page)).toContainText('No minus here: enter 0 or more.');
  await below.fill('44.1.2');
  await below.blur();
  await expect(dialog(page)).toContainText('Invalid format. Please input number.');
});

test('a text that is too long is kept, and its limit named', async ({ page, calls }) => {
  await joinOn(page);
  await openPage(page, '/company/NKE');
  await page.getByRole('banner').getByRole('button', { name: 'new note' }).click();
  await description(page).fill('a'.repeat(100_000));
  await page.getByRole('button', { name: 'Add Note' }).click();
  await expect(dialog(page)).toContainText('Use at most 20,000 characters');
  expect((await description(page).inputValue()).length).toBe(100_000);
  expect(calls.filter((call) => call.endsWith('/notes/create'))).toEqual([]);
});

test('tags: Enter and commas add them, pasting several works, and each can be removed', async ({ page }) => {
  await joinOn(page);
  await openPage(page, path);
  await page.getByRole('main').getByRole('button', { name: 'new note' }).click();
  await tagField(page).fill('nke');
  await tagField(page).press('Enter');
  await tagField(page).press('Enter');
  await tagField(page).pressSequentially('aapl,');
  await tagField(page).fill('COST, msft,');
  for (const tag of ['NKE', 'AAPL', 'COST', 'MSFT'])
    await expect(page.getByRole('button', { name: `Remove ${tag}` })).toBeVisible();
  await page.getByRole('button', { name: 'Remove NKE' }).click();
  await expect(page.getByRole('button', { name: 'Remove NKE' })).toBeHidden();
  await expect(tagField(page)).toBeFocused();
});

test.describe('refused', () => {
  test.use({ refusals: [401, 404, 409, 422] });

  test('an unknown company is refused under its field, and the text stays', async ({ page }) => {
    await joinOn(page);
    await openPage(page, path);
    await page.getByRole('main').getByRole('button', { name: 'new note' }).click();
    await description(page).fill('Who knows.');
    await tagField(page).fill('ZZZZZZ');
    await tagField(page).press('Enter');
    await page.getByRole('button', { name: 'Add Note' }).click();
    await expect(tagField(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(dialog(page).locator('.field-error')).toBeVisible();
    await expect(description(page)).toHaveValue('Who knows.');
  });

  test('two tabs: both texts are shown, and either can be kept', async ({ page }) => {
    const { write, post } = await joinOn(page);
    const { id, revision } = await write({ description: 'As it was.', symbols: ['AAPL'] });
    await openPage(page, path);
    await card(page, 'As it was.').getByRole('button', { name: 'Edit' }).click();
    await description(page).fill('Typed in this tab.');
    await post(`note/${id}/save`, { revision, description: 'Saved elsewhere.' });
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('region', { name: 'Mine, in this tab' })).toContainText('Typed in this tab.');
    await expect(page.getByRole('region', { name: 'Theirs, saved elsewhere' })).toContainText(
      'Saved elsewhere.',
    );
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(description(page)).toHaveValue('Typed in this tab.');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Keep mine' }).click();
    await expect(card(page, 'Typed in this tab.')).toBeVisible();
    await page.reload();
    await expect(card(page, 'Typed in this tab.')).toBeVisible();
  });

  test('what was typed before somebody saved elsewhere is not saved over it', async ({ page }) => {
    const { write, post } = await joinOn(page);
    const { id, revision } = await write({ description: 'As it was.', symbols: ['AAPL'] });
    await openPage(page, path);
    await card(page, 'As it was.').getByRole('button', { name: 'Edit' }).click();
    await description(page).fill('Typed and left.');
    await post(`note/${id}/save`, { revision, description: 'Saved elsewhere.' });
    await openPage(page, path);
    await card(page, 'Saved elsewhere.').getByRole('button', { name: 'Continue unsaved edit' }).click();
    await expect(description(page)).toHaveValue('Typed and left.');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Keep theirs' }).click();
    await expect(card(page, 'Saved elsewhere.')).toBeVisible();
    await card(page, 'Saved elsewhere.').getByRole('button', { name: 'Edit' }).click();
    await expect(description(page)).toHaveValue('Saved elsewhere.');
  });

  test('a session that ended keeps what was typed', async ({ page }) => {
    const known = await makeAccount(page);
    await signInOn(page, known);
    await openPage(page, path);
    await page.getByRole('main').getByRole('button', { name: 'new note' }).click();
    await description(page).fill('Typed before the session ended.');
    await tagField(page).fill('AAPL,');
    await page.evaluate(() =>
      fetch('/api/v1/user/logout', {
        method: 'POST',
        headers: { authorization: `Bearer ${localStorage.getItem('access-token')}` },
      }),
    );
    await page.getByRole('button', { name: 'Add Note' }).click();
    await expect(page).toHaveURL(/\/login/);
    await signInOn(page, known);
    await openPage(page, path);
    await page.getByRole('main').getByRole('button', { name: 'new note' }).click();
    await expect(description(page)).toHaveValue('Typed before the session ended.');
  });
});

test('a closed dialog keeps what was typed, until it is started over', async ({ page }) => {
  await joinOn(page);
  await openPage(page, path);
  const open = () => page.getByRole('main').getByRole('button', { name: 'new note' }).click();
  await open();
  await description(page).fill('Half a thought');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await open();
  await expect(description(page)).toHaveValue('Half a thought');
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(description(page)).toHaveValue('');
});

test('hostile text is text, and shows no more than two lines at first', async ({ page }) => {
  const { write } = await joinOn(page);
  const hostile = `<script>document.title='owned'</script> <img src=x onerror="document.title='owned'">`;
  await write({
    title: hostile,
    description: `${hostile} javascript:alert(1) https://example.com/10-k.`,
    symbols: ['AAPL'],
  });
  await write({ description: `${'ש'.repeat(40)} ${'word '.repeat(3_980)}`, symbols: ['NKE'] });
  await openPage(page, path);
  await expect(card(page, 'javascript:alert(1)')).toContainText('<script>');
  await expect(page).not.toHaveTitle('owned');
  const links = card(page, 'javascript:alert(1)').locator('.note-text a');
  await expect(links).toHaveCount(1);
  await expect(links).toHaveAttribute('href', 'https://example.com/10-k');
  await expect(links).toHaveAttribute('rel', 'noopener nofollow ugc');
  const long = card(page, 'word word');
  const heightOf = async () => (await long.locator('.note-text').boundingBox())?.height ?? 0;
  const clamped = await heightOf();
  await long.getByRole('button', { name: 'Show more' }).click();
  await expect.poll(heightOf).toBeGreaterThan(10 * clamped);
  await long.getByRole('button', { name: 'Show less' }).click();
  await expect.poll(heightOf).toBe(clamped);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
});

test('a preview wastes no line on an empty one, and the whole note has it', async ({ page }) => {
  const { write } = await joinOn(page);
  await write({ description: 'First.\n\nSecond.', symbols: ['NKE'] });
  await openPage(page, path);
  const text = card(page, 'First.').locator('.note-text');
  expect(await text.innerText()).toBe('First.\nSecond.');
  await card(page, 'First.').getByRole('button', { name: 'Show more' }).click();
  await expect.poll(() => text.innerText()).toBe('First.\n\nSecond.');
});

test('the description grows to eight lines, then scrolls', async ({ page }) => {
  await joinOn(page);
  await openPage(page, path);
  await page.getByRole('main').getByRole('button', { name: 'new note' }).click();
  const lines = (count: number) => Array.from({ length: count }, (_, at) => `Line ${at}`).join('\n');
  const heightAt = async (count: number) => {
    await description(page).fill(lines(count));
    return (await description(page).boundingBox())?.height ?? 0;
  };
  const four = await heightAt(4);
  const eight = await heightAt(8);
  const thirty = await heightAt(30);
  expect(eight).toBeGreaterThan(four);
  expect(thirty).toBe(eight);
});
