import type { Browser, Page } from '@playwright/test';
import { axeFindings } from '../axe-findings.ts';
import { dialog, inHeader, joinOn, listsPath as path } from '../list-pages.ts';
import { looks } from '../looks.ts';
import { expect, openPage, takenOver, test } from '../watched-page.ts';

/** A list of somebody else. */
async function listOfAnother(browser: Browser, baseURL: string, name: string) {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  const post = await joinOn(page);
  const { id } = await post('create', { name, symbols: ['AAPL', 'NKE'] });
  return { id, post, leave: () => context.close() };
}

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('a visitor is asked to sign in, and comes back to the company', async ({ page }) => {
  await openPage(page, '/company/NKE');
  await inHeader(page).click();
  await expect(dialog(page)).toContainText('Sign up free to keep lists of companies.');
  await dialog(page).getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent('/company/NKE')}`);
  await page.goto(path);
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}`);
});

test.describe('journeys', () => {
  test.use({ refusals: [404] });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });

    test('by touch: a company is put on lists and taken off, and a list is deleted and brought back', async ({
      page,
    }) => {
      const post = await joinOn(page);
      await post('create', { name: 'Watch closely', symbol: 'AAPL' });
      await openPage(page, '/company/NKE');
      await inHeader(page).tap();
      const add = dialog(page).getByRole('button', { name: 'Add', exact: true });
      await expect(add).toBeDisabled();
      await dialog(page).getByText('Watch closely').tap();
      await add.tap();
      await expect(page.getByText('NKE added to Watch closely.')).toBeVisible();
      await page.getByRole('link', { name: 'Open', exact: true }).tap();
      await expect(page.getByText(/^2 companies/)).toBeVisible();
      await takenOver(page);
      await page.getByRole('button', { name: 'Menu of Watch closely' }).tap();
      await page.locator('.menu-item', { hasText: 'Delete' }).tap();
      await expect(page.getByText('Watch closely deleted.')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'You have no lists yet' })).toBeVisible();
      await page.getByRole('button', { name: 'Undo' }).tap();
      await expect(row(page, 'Watch closely')).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    });
  });

  test('by keyboard alone: the header asks which company, and a list is made and opened', async ({
    page,
  }) => {
    const post = await joinOn(page);
    await post('create', { name: 'Watch closely', symbol: 'AAPL' });
    await openPage(page, path);
    await page.getByRole('banner').getByRole('button', { name: 'add to list' }).press('Enter');
    await expect(dialog(page).getByRole('combobox', { name: 'Which company?' })).toBeFocused();
    await page.keyboard.type('NKE');
    await expect(dialog(page).getByRole('option').first()).toContainText('NKE');
    // The companies close first, the dialog only then.
    await page.keyboard.press('Escape');
    await expect(dialog(page).getByRole('option')).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await expect(dialog(page).getByRole('option', { selected: true })).toContainText('NKE');
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toContainText('Add NKE to lists');
    await dialog(page)
      .getByRole('checkbox', { name: /Watch closely/ })
      .press('Space');
    await dialog(page).getByRole('button', { name: 'Add', exact: true }).press('Enter');
    await expect(dialog(page)).toContainText('NKE added to Watch closely.');
    await expect(dialog(page).getByRole('button', { name: 'Done' })).toBeFocused();
    await dialog(page).getByRole('link', { name: 'Open the list' }).press('Enter');
    await expect(page.getByText(/^2 companies/)).toBeVisible();
  });
});

test('the panel finds lists by a pattern, closes by Escape, and adds only what differs', async ({ page }) => {
  const post = await joinOn(page);
  await post('create', { name: 'Watch closely', symbol: 'AAPL' });
  await post('create', { name: 'Cash machines', symbol: 'MSFT' });
  await openPage(page, '/company/AAPL');
  await expect(inHeader(page)).toHaveAccessibleName('Add to list, on Watch closely');
  await inHeader(page).click();
  const boxes = dialog(page).getByRole('checkbox');
  await expect(boxes).toHaveCount(2);
  await dialog(page).getByRole('searchbox', { name: 'Search lists' }).fill('^CASH');
  await expect(boxes).toHaveCount(1);
  await dialog(page).getByRole('searchbox', { name: 'Search lists' }).fill('(');
  await expect(dialog(page)).toContainText('No lists match.');
  await dialog(page).getByRole('searchbox', { name: 'Search lists' }).fill('');
  const add = dialog(page).getByRole('button', { name: 'Add', exact: true });
  await dialog(page)
    .getByRole('checkbox', { name: /Cash machines/ })
    .check();
  await expect(add).toBeEnabled();
  await dialog(page)
    .getByRole('checkbox', { name: /Cash machines/ })
    .uncheck();
  await expect(add).toBeDisabled();
  await dialog(page)
    .getByRole('checkbox', { name: /Watch closely/ })
    .uncheck();
  await add.click();
  await expect(page.getByText('AAPL removed from Watch closely.')).toBeVisible();
  await expect(inHeader(page)).toHaveAccessibleName('Add to list');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(inHeader(page)).toHaveAccessibleName('Add to list, on Watch closely');
  await inHeader(page).click();
  await expect(dialog(page).getByRole('checkbox', { name: /Watch closely/ })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(inHeader(page)).toBeFocused();
});

test.describe('refused', () => {
  test.use({ refusals: [404, 409, 422, 500] });

  test('what fails keeps the choice and says which list', async ({ page }) => {
    const post = await joinOn(page);
    await post('create', { name: 'Watch closely', symbol: 'AAPL' });
    await openPage(page, '/company/NKE');
    await page.route('**/company/add/NKE', (route) =>
      route.fulfill({
        status: 500,
        contentType: 'application/problem+json',
        body: JSON.stringify({
          status: 500,
          code: 'internal',
          detail: 'x',
          error_message: 'It broke.',
          request_id: 'r',
        }),
      }),
    );
    await inHeader(page).click();
    await dialog(page)
      .getByRole('checkbox', { name: /Watch closely/ })
      .check();
    await dialog(page).getByRole('button', { name: 'Add', exact: true }).click();
    await expect(dialog(page).getByRole('alert')).toContainText('Watch closely:');
    await expect(dialog(page).getByRole('checkbox', { name: /Watch closely/ })).toBeChecked();
  });

  test('an undo that fails says so, with the list it is about', async ({ page }) => {
    const post = await joinOn(page);
    await post('create', { name: 'Watch closely', symbol: 'NKE' });
    await openPage(page, '/company/NKE');
    await page.route('**/companies/restore', (route) => route.fulfill({ status: 500, body: 'It broke.' }));
    await inHeader(page).click();
    await dialog(page)
      .getByRole('checkbox', { name: /Watch closely/ })
      .uncheck();
    await dialog(page).getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText(/^Not restored\. Watch closely: \w+/)).toBeVisible();
  });

  test('a name changed in another tab is said once, and the next Save is meant', async ({ page }) => {
    const post = await joinOn(page);
    const { id, revision } = await post('create', { name: 'Watch closely', symbol: 'AAPL' });
    await openPage(page, `/my-tenfold/list/${id}`);
    await page.getByRole('button', { name: 'Menu of Watch closely' }).click();
    await page.locator('.menu-item', { hasText: 'Rename' }).click();
    await post(`${id}/edit`, { name: 'Look again', revision });
    await dialog(page).getByRole('textbox', { name: 'Name' }).fill('Mine');
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(dialog(page)).toContainText('it’s called Look again there');
    await expect(dialog(page).getByRole('textbox', { name: 'Name' })).toHaveValue('Mine');
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Mine/);
  });

  test('somebody else’s list is not found, at either address', async ({ page, browser, baseURL }) => {
    const other = await listOfAnother(browser, baseURL ?? '', 'Private');
    await joinOn(page);
    for (const address of [
      `/my-tenfold/list/${other.id}`,
      `/list/${other.id}`,
      '/my-tenfold/list/0',
      '/list/x%00',
    ]) {
      const response = await page.goto(address);
      expect([address, response?.status()]).toEqual([address, 404]);
      expect((await page.content()).includes('Private')).toBe(false);
    }
    await other.leave();
  });
});

test('a comment that is half written on a list is there again after a reload', async ({ page }) => {
  const post = await joinOn(page);
  const { id } = await post('create', { name: 'Watch closely', symbol: 'AAPL' });
  const other = await post('create', { name: 'Look again', symbol: 'NKE' });
  const field = page.getByRole('textbox', { name: 'Comment on this list' });
  await openPage(page, `/my-tenfold/list/${id}`);
  await field.fill('Half a thought');
  await openPage(page, `/my-tenfold/list/${other.id}`);
  await expect(field).toHaveValue('');
  await openPage(page, `/my-tenfold/list/${id}`);
  await expect(field).toHaveValue('Half a thought');

  await field.press('Control+Enter');
  await expect(page.getByRole('region', { name: 'Comments' }).getByRole('listitem')).toContainText(
    'Half a thought',
  );
  await openPage(page, `/my-tenfold/list/${id}`);
  await expect(field).toHaveValue('');
});

test('a shared list is copied, and search engines leave it out', async ({ page, browser, baseURL }) => {
  const other = await listOfAnother(browser, baseURL ?? '', 'Cash machines');
  const { share_token } = await other.post(`${other.id}/share`, { share: true });
  await other.leave();
  await joinOn(page);
  const headers = (await page.request.get(`/list/${share_token}`)).headers();
  expect(headers).toMatchObject({ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' });
  await openPage(page, `/list/${share_token}`);
  await page.getByRole('button', { name: 'Copy to my lists' }).click();
  await expect(page.getByText('Copied to your lists as Cash machines.')).toBeVisible();
  await page.goto(path);
  await expect(row(page, 'Cash machines')).toContainText('2');
});

test('on a phone, Copy to my lists begins where the list’s name does', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/list/grew-free-cash-flow');
  const button = await page.getByRole('button', { name: 'Copy to my lists' }).boundingBox();
  const name = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(button?.x).toBe(name?.x);
});

test('curated lists are for everybody, and for search engines', async ({ page }) => {
  await page.goto('/companies');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Ideas' }).click();
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards.nth(7)).toBeVisible();
  await page.getByRole('link', { name: 'Free cash flow grew every year' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Free cash flow grew every year');
  await expect(page.getByRole('main')).toContainText('How companies are chosen:');
  const response = await page.request.get(new URL(page.url()).pathname);
  expect(response.headers()['x-robots-tag']).toBeUndefined();
  expect(await response.text()).not.toContain('noindex');
});

test('comments are edited, deleted and brought back; a hostile one is text', async ({ page }) => {
  const post = await joinOn(page);
  const { id } = await post('create', { name: '<script>alert(1)</script>', symbol: 'AAPL' });
  await post(`${id}/comment/create`, { text: '<img src=x onerror=alert(1)> https://example.com/a, then' });
  await openPage(page, `/my-tenfold/list/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('<script>alert(1)</script>');
  const comment = page.getByRole('region', { name: 'Comments' }).getByRole('listitem');
  await expect(comment).toContainText('<img src=x onerror=alert(1)>');
  await expect(comment.getByRole('link')).toHaveAttribute('rel', 'noopener nofollow ugc');
  await comment.getByRole('button', { name: 'Edit comment' }).click();
  await comment.getByRole('textbox').fill('Second thoughts');
  await comment.getByRole('button', { name: 'Save' }).click();
  await expect(comment).toContainText('Second thoughts');
  await comment.getByRole('button', { name: 'Delete comment' }).click();
  await expect(comment).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(comment).toContainText('Second thoughts');
});

for (const look of looks) {
  test(`axe finds nothing on the pages of lists: ${look.name}`, async ({ page }) => {
    await page.setViewportSize(look);
    await page.emulateMedia({ colorScheme: look.colorScheme });
    const post = await joinOn(page);
    await openPage(page, path);
    expect(await axeFindings(page)).toEqual([]);
    await post('create', { name: 'x'.repeat(100), symbols: ['AAPL', 'KO'] });
    await post('create', { name: '🚀 مرحبا', symbol: 'NKE' });
    const { id } = await post('create', { name: 'Holders', symbols: ['AAPL', 'NKE', 'F'] });
    await post(`${id}/comment/create`, { text: 'Wait for gross margin.', symbol: 'NKE' });
    const { share_token } = await post(`${id}/share`, { share: true });
    for (const address of [path, `/my-tenfold/list/${id}`, '/lists', `/list/${share_token}`]) {
      await openPage(page, address);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      expect(await axeFindings(page)).toEqual([]);
    }
    await openPage(page, '/company/NKE');
    await inHeader(page).click();
    await expect(dialog(page).getByRole('checkbox').first()).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });
}
