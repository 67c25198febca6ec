import { axeFindings } from '../axe-findings.ts';
import { box, comment, figure, openAgain, openAsSomebody } from '../cell-comments.ts';
import { expect, takenOver, test } from '../watched-page.ts';

test('by mouse: a figure is commented on, and the comment read, edited, deleted and brought back', async ({
  page,
}) => {
  await openAsSomebody(page, '/company/AAPL');
  const capex = await figure(page, 'capex', '2025');
  await comment(page, capex, 'A third more than last year.');
  await expect(page.getByText('Comment added to Capex, 2025.')).toBeVisible();
  await expect(page.getByRole('button', { name: '1 comment on Capex', exact: true })).toBeVisible();

  await capex.click();
  await expect(box(page)).toContainText('Capex, 2025 · 12,715');
  await expect(box(page)).toContainText(/[A-Z][a-z]{2} \d+, 20\d\d · (?:simulated )?price \d+\.\d\d/);
  await box(page).getByRole('button', { name: 'Edit comment' }).click();
  await box(page).getByLabel('Title').fill('Step-up or new normal?');
  await box(page).getByRole('button', { name: 'Save' }).click();
  await expect(box(page).locator('b.comment-title')).toHaveText('Step-up or new normal?');
  await expect(box(page)).toContainText('A third more than last year.');

  await box(page).getByRole('button', { name: 'Delete comment' }).click();
  await expect(box(page)).toContainText('Delete this comment?');
  await box(page).getByRole('button', { name: 'No' }).click();
  await box(page).getByRole('button', { name: 'Delete comment' }).click();
  await box(page).getByRole('button', { name: 'Yes, delete' }).click();
  await expect(capex).not.toHaveAttribute('data-comment');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(capex).toHaveAttribute('data-comment', 'true');

  await openAgain(page, '/company/AAPL');
  await expect(await figure(page, 'capex', '2025')).toHaveAttribute('data-comment', 'true');
  await capex.click();
  await box(page).getByRole('button', { name: 'Source' }).click();
  await expect(page.getByRole('dialog', { name: 'Source' })).toContainText('12,715');
});

test('a comment that is half written on a figure is there again after a reload', async ({ page }) => {
  await openAsSomebody(page, '/company/AAPL');
  const write = async (row: string) => {
    const cell = await figure(page, row, '2025');
    await page.getByRole('button', { name: 'Add comment', exact: true }).first().click();
    await cell.click();
    return box(page).getByLabel('Comment', { exact: true });
  };
  await (await write('capex')).fill('A third more');
  await box(page).getByLabel('Title').fill('Step-up');
  await openAgain(page, '/company/AAPL');
  await expect(await write('revenue')).toHaveValue('');
  await box(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(await write('capex')).toHaveValue('A third more');
  await expect(box(page).getByLabel('Title')).toHaveValue('Step-up');

  await box(page).getByRole('button', { name: 'Add comment' }).click();
  await expect(box(page)).toBeHidden();
  await expect(await write('capex')).toHaveValue('');
});

test('keys alone write, open, go on and leave, and typed words are asked for', async ({ page }) => {
  await openAsSomebody(page, '/company/AAPL');
  const revenue = await figure(page, 'revenue', '2025');
  const rows = page.locator('tr[data-row="revenue"] a');
  await rows.focus();
  await page.keyboard.press('ArrowRight');
  const first = await figure(page, 'revenue', '2015');
  await expect(first).toBeFocused();
  await page.keyboard.press('c');
  const text = box(page).getByLabel('Comment', { exact: true });
  await expect(text).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(box(page)).toBeHidden();
  await expect(first).toBeFocused();

  await page.keyboard.press('c');
  await page.keyboard.type('The first year');
  await page.keyboard.press('Escape');
  await expect(box(page)).toContainText('Discard what you typed?');
  await page.keyboard.press('Enter');
  await expect(text).toHaveValue('The first year');
  await text.focus();
  await page.keyboard.press('Control+Enter');
  await expect(box(page)).toBeHidden();
  await expect(first).toBeFocused();
  await expect(first).toHaveAttribute('data-comment', 'true');

  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  for (let step = 0; step < 10; step += 1) await page.keyboard.press('ArrowRight');
  await expect(revenue).toBeFocused();
  await page.keyboard.press('c');
  await page.keyboard.type('The last year');
  await page.keyboard.press('Control+Enter');
  await expect(revenue).toHaveAttribute('data-comment', 'true');
  await expect(box(page)).toBeHidden();

  await page.keyboard.press('n');
  await expect(box(page)).toContainText('The first year');
  await expect(box(page)).toContainText('1 of 2 on this row');
  await page.keyboard.press('n');
  await expect(box(page)).toContainText('The last year');
  await page.keyboard.press('Escape');
  await expect(box(page)).toBeHidden();
  await expect(revenue).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(box(page)).toContainText('The last year');
});

test('a comment on a forecast belongs to that forecast, and the list has all', async ({ page }) => {
  await openAsSomebody(page, '/company/COST');
  const guess = await figure(page, 'revenue', '2027');
  await comment(page, guess, 'A guess.');
  await page.getByLabel('Forecast:').last().selectOption('Analysts');
  await expect(guess).not.toHaveAttribute('data-comment');
  await page.getByRole('button', { name: '1 comment', exact: true }).click();
  const list = page.getByRole('dialog', { name: 'Comments' });
  await expect(list).toContainText('Revenue');
  await expect(list).toContainText('Averages');
  await expect(list).toContainText('Not in the table now');
  expect(await axeFindings(page, { part: 'dialog[open]' })).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByLabel('Forecast:').last().selectOption('Averages');
  await page.getByRole('button', { name: '1 comment', exact: true }).click();
  await list.getByRole('button', { name: 'Show' }).click();
  await expect(box(page)).toContainText('A guess.');
  await expect(box(page)).toContainText('Averages');
});

test('quarters of a second company take comments, and hostile text is text', async ({ page }) => {
  await openAsSomebody(page, '/company/NKE');
  await page.getByLabel('Periods:').selectOption('Quarterly');
  const heads = page.locator('.financials-table thead tr:last-child th:not(.row-name)');
  await expect(heads).toHaveCount(40);
  const quarter = page.locator('tr[data-row="revenue"] > td').last();
  await comment(page, quarter, '<img src=x onerror=alert(1)> javascript:alert(2) https://example.com/a?b=c.');
  await quarter.click();
  await expect(box(page)).toContainText(/Revenue, \d{4} Q\d/);
  await expect(box(page).locator('.comment-text')).toHaveText(
    '<img src=x onerror=alert(1)> javascript:alert(2) https://example.com/a?b=c.',
  );
  await expect(box(page).locator('img, script')).toHaveCount(0);
  const links = box(page).locator('a');
  await expect(links).toHaveCount(1);
  await expect(links).toHaveAttribute('href', 'https://example.com/a?b=c');
  await expect(links).toHaveAttribute('rel', 'noopener nofollow ugc');
  expect(await axeFindings(page, { part: '.comment-pop' })).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await axeFindings(page, { part: '#financials' })).toEqual([]);
});

test('comments can be hidden, and are shown again by Reset', async ({ page }) => {
  await openAsSomebody(page, '/company/AAPL');
  const cell = await figure(page, 'roe', '2024');
  await comment(page, cell, 'Little equity.');
  await page.getByRole('switch', { name: 'View comments' }).first().click();
  await expect(cell).not.toHaveAttribute('data-comment');
  await expect(page.locator('.financials-legend')).toContainText('1 comment hidden');
  await page.getByRole('button', { name: 'Filters' }).click();
  const filters = page.getByRole('dialog', { name: 'Filters' });
  await expect(filters.getByRole('switch', { name: 'View comments' })).not.toBeChecked();
  await filters.getByRole('button', { name: 'Reset' }).click();
  await expect(cell).toHaveAttribute('data-comment', 'true');
});

test('a company without comments says how to write one', async ({ page }) => {
  await openAsSomebody(page, '/company/AAPL');
  await page.locator('.comments-foot').getByRole('button', { name: 'Comments' }).click();
  const list = page.getByRole('dialog', { name: 'Comments' });
  await expect(list).toContainText('No comments on Apple yet');
  await list.getByRole('button', { name: 'Add comment' }).click();
  await expect(page.locator('.pick-notice')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.pick-notice')).toBeHidden();
});

test('the page of a row marks its chart, numbered as the list beside it', async ({ page }) => {
  const { token } = await openAsSomebody(page, '/company/AAPL');
  for (const [column, text, forecast] of [
    ['2025', 'Step-up or new normal?', null],
    ['2020', 'Stores closed.', null],
    ['2026', 'A guess.', 'averages'],
    ['LTM', 'Twelve months.', null],
  ]) {
    const reply = await page.request.post('/api/v1/comment/company/AAPL/create', {
      data: { field: 'capex', column, text, forecast },
      headers: { authorization: `Bearer ${token}` },
    });
    expect(reply.ok(), await reply.text()).toBe(true);
  }
  await page.goto('/financials/AAPL/capex');
  await takenOver(page);
  const side = page.getByRole('complementary', { name: 'Comments' });
  await expect(side.locator('li')).toHaveCount(4);
  await expect(side.locator('li').nth(0)).toContainText('12020');
  await expect(side.locator('li').nth(1)).toContainText('Step-up or new normal?');
  await expect(side.locator('li').nth(3)).toContainText('Not on the chart');
  const marks = page.locator('.plot-remark:visible');
  await expect(marks).toHaveText(['1', '2', '3']);

  const cursor = page.getByRole('slider').locator('visible=true');
  await cursor.focus();
  await page.keyboard.press('Home');
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight');
  await expect(cursor).toHaveAttribute('aria-valuetext', /2020.*1: Stores closed\./);
  await expect(page.locator('.plot-tooltip:visible')).toContainText('1: Stores closed.');

  await side.getByRole('button', { name: 'Add comment' }).click();
  await side.getByLabel('Period').selectOption('2018');
  await side.getByLabel('Comment', { exact: true }).fill('The highest then.');
  await page.keyboard.press('Control+Enter');
  await expect(marks).toHaveText(['1', '2', '3', '4']);
  await expect(side.locator('li').nth(0)).toContainText('The highest then.');
  expect(await axeFindings(page, { part: '.row-comments' })).toEqual([]);
  await side.getByRole('switch', { name: 'View comments' }).click();
  await expect(marks).toHaveCount(0);
  await expect(side).toContainText('5 comments hidden');
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
});

test('a visitor is asked to sign in', async ({ page }) => {
  await page.goto('/company/AAPL');
  await takenOver(page);
  await page.getByRole('button', { name: 'Add comment' }).click();
  await expect(page.getByRole('dialog')).toContainText('Sign up free to comment on figures.');
  await expect(page.locator('.comment-column')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });

  test('a tap writes, a mark opens the comments of its row, and the list has all', async ({ page }) => {
    await openAsSomebody(page, '/company/AAPL#financials');
    const capex = await figure(page, 'capex', '2025');
    await page.getByRole('button', { name: 'Comments', exact: true }).first().tap();
    const list = page.getByRole('dialog', { name: 'Comments' });
    await list.getByRole('button', { name: 'Add comment' }).tap();
    await capex.tap();
    const text = box(page).getByLabel('Comment', { exact: true });
    await text.fill('Data centres, not stores.');
    await box(page).getByRole('button', { name: 'Add comment' }).tap();
    await expect(box(page)).toBeHidden();
    await capex.tap();
    const sheet = page.getByRole('dialog', { name: 'Comments on Capex' });
    await expect(sheet).toContainText('Data centres, not stores.');
    await expect(sheet).toContainText('12,715');
    await expect
      .poll(async () => {
        const cell = await capex.boundingBox();
        const top = await sheet.boundingBox();
        return (cell?.y ?? 0) + (cell?.height ?? 0) <= (top?.y ?? 0);
      })
      .toBe(true);
    expect(await axeFindings(page, { part: '.comment-pop' })).toEqual([]);
    await sheet.getByRole('button', { name: 'Add comment' }).tap();
    await text.fill('A second one on the same figure.');
    await box(page).getByRole('button', { name: 'Add comment' }).tap();
    await page.getByRole('button', { name: '2 comments on Capex' }).tap();
    await expect(sheet.locator('li')).toHaveCount(2);
    await sheet.getByRole('button', { name: 'Delete comment on Capex, 2025' }).first().tap();
    await sheet.getByRole('button', { name: 'Yes, delete' }).tap();
    await expect(sheet.locator('li')).toHaveCount(1);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(375);
  });
});
