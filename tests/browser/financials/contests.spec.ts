import type { Page } from '@playwright/test';
import { axeFindings } from '../axe-findings.ts';
import { makeAccount, samplePerson, signInOn } from '../people.ts';
import { expect, openPage, takenOver, test } from '../watched-page.ts';

test.use({ refusals: [404, 409, 422] });

/** Each test has figures of its own: a figure has one open contest. */
async function openFigure(page: Page, symbol: string, row: string, column: string) {
  await openPage(page, `/company/${symbol}#source-${row}-${column}`);
  await takenOver(page);
  const source = page.getByRole('dialog', { name: 'Source' });
  await expect(source).toBeVisible();
  return source;
}

/** Each contest has a page of the desk of its own. */
async function showContest(desk: Page, name: string | RegExp) {
  const heading = desk.getByRole('heading', { level: 2, name });
  await expect(async () => {
    if (!(await heading.isVisible())) await desk.getByRole('link', { name: 'Next' }).click();
    await expect(heading).toBeVisible({ timeout: 2_000 });
  }).toPass();
  return heading;
}

for (const { width, row, year } of [
  { width: 375, row: 'capex', year: '2021' },
  { width: 1512, row: 'revenue', year: '2022' },
]) {
  test(`a reader contests a figure in two clicks from its cell, at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await signInOn(page, await makeAccount(page));
    await openPage(page, '/company/MCD#financials');
    await takenOver(page);
    const cells = page.locator(`tr[data-row="${row}"] td`);
    const heads = page.locator('.financials-table thead tr').last().locator('th');
    const at = (await heads.allInnerTexts()).findIndex((text) => text.trim() === year);
    await cells.nth(at - 1).click();
    await page.getByRole('button', { name: 'Contest this figure' }).click();

    const dialog = page.getByRole('dialog', { name: 'Contest this figure' });
    await expect(dialog).toContainText(`MCD FY${year} ${row}`);
    await dialog.getByLabel('What should it be?').fill('about two');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(dialog.getByText('Enter a number, for example 1,234.5')).toBeVisible();
    await dialog.getByLabel('What should it be?').fill('2,394.5');
    await dialog.getByLabel('Reason').selectOption('Wrong unit or sign');
    await dialog.getByLabel('Where did you see it?').fill('Press release, page 2');
    expect(await axeFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(dialog).toBeHidden();
    const source = page.getByRole('dialog', { name: 'Source' });
    await expect(source).toContainText('You contested this figure. Waiting for an editor.');
    expect(await axeFindings(page)).toEqual([]);
    await expect(source.getByRole('button', { name: 'Contest this figure' })).toBeHidden();

    await page.reload();
    await expect(page.locator(`tr[data-row="${row}"]`).getByText('Contested:')).toHaveCount(1);
  });
}

test('a visitor is asked to sign in before they contest', async ({ page }) => {
  const source = await openFigure(page, 'AAPL', 'revenue', '2020');
  await source.getByRole('button', { name: 'Contest this figure' }).click();
  await expect(page.getByRole('dialog', { name: 'Contest this figure' })).toContainText('Sign up free');
});

test('a figure that is calculated has nothing to contest', async ({ page }) => {
  const source = await openFigure(page, 'AAPL', 'margin', '2020');
  await expect(source.getByText('How it’s calculated')).toBeVisible();
  await expect(source.getByRole('button', { name: 'Contest this figure' })).toHaveCount(0);
});

test('who comes second follows, an editor keeps the figure, and both are told', async ({ page, browser }) => {
  test.slow();
  const first = await makeAccount(page);
  const second = await makeAccount(page);
  await signInOn(page, first);
  let source = await openFigure(page, 'WMT', 'netIncome', '2020');
  await source.getByRole('button', { name: 'Contest this figure' }).click();
  const dialog = page.getByRole('dialog', { name: 'Contest this figure' });
  await dialog.getByLabel('What should it be?').fill('1');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(source).toContainText('Waiting for an editor');

  const other = await (await browser.newContext()).newPage();
  await signInOn(other, second);
  source = await openFigure(other, 'WMT', 'netIncome', '2020');
  await expect(source).toContainText('1 reader contests this figure.');
  await source.getByRole('button', { name: 'Contest this figure' }).click();
  await other
    .getByRole('dialog', { name: 'Already contested' })
    .getByRole('button', { name: 'Follow' })
    .click();
  await expect(source).toContainText('You follow this contest.');

  const desk = await (await browser.newContext()).newPage();
  await signInOn(desk, await samplePerson('cora'));
  await openPage(desk, '/data-quality?show=contested');
  await expect(desk.getByRole('row', { name: /WMT/ })).toContainText('1 open');
  await openPage(desk, '/editors/contests');
  const heading = await showContest(desk, 'WMT FY2020 net income');
  await expect(desk.getByText(/10-K, filed/).first()).toBeVisible();
  await expect(desk.getByText('The answer goes to Zoë Keller and 1 reader who follows')).toBeVisible();
  expect(await axeFindings(desk)).toEqual([]);
  await expect(desk.getByRole('button', { name: 'Keep' })).toBeDisabled();
  await desk.getByLabel('Answer the reader gets').fill('It is what the 10-K says.');
  await desk.getByRole('button', { name: 'Keep' }).click();
  await expect(heading).toBeHidden();

  for (const reader of [page, other]) {
    await openPage(reader, '/my-tenfold/feeds');
    const notified = reader.getByRole('link', { name: 'WMT FY2020 net income was checked and stays' });
    await expect(notified).toBeVisible();
    await expect(reader.getByText('It is what the 10-K says.')).toBeVisible();
    await notified.click();
    await expect(reader.getByRole('dialog', { name: 'Source' })).toContainText('Kept');
  }
});

for (const width of [375, 820, 1512]) {
  test(`an editor reads the filings beside a contest, with what the figure is made from in view, at ${width}`, async ({
    page,
    browser,
  }) => {
    await signInOn(page, await makeAccount(page));
    const column = `${{ 375: 2022, 820: 2023, 1512: 2024 }[width]}-Q4`;
    const source = await openFigure(page, 'TXN', 'incomeTax', column);
    await source.getByRole('button', { name: 'Contest this figure' }).click();
    const dialog = page.getByRole('dialog', { name: 'Contest this figure' });
    await dialog.getByLabel('What should it be?').fill('1');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(source).toContainText('Waiting for an editor');

    const desk = await (await browser.newContext({ viewport: { width, height: 900 } })).newPage();
    await signInOn(desk, await samplePerson('cora'));
    await openPage(desk, '/editors/contests');
    await showContest(desk, new RegExp(`TXN ${column.replace('-', ' ')} income tax`, 'i'));
    const filings = desk.getByRole('region', { name: 'Filings' });
    const statements = filings.getByRole('table', { name: /Income statement/ });
    await expect(statements.first()).toBeVisible();
    const marked = filings.locator('mark');
    expect(await marked.count()).toBeGreaterThan(1);
    await expect(
      filings.getByRole('row', { name: /Income tax expense benefit.* contested/ }).first(),
    ).toBeVisible();
    const { y: top, height } = (await filings.boundingBox()) ?? { y: 0, height: 0 };
    const first = await marked.first().boundingBox();
    expect((first?.y ?? 0) - top).toBeGreaterThan(0);
    expect((first?.y ?? 0) - top).toBeLessThan(height);
    await expect(filings.getByRole('link', { name: /on the SEC’s site/ }).first()).toHaveAttribute(
      'href',
      /^https:\/\/www\.sec\.gov\/Archives\/edgar\/data\/97476\//,
    );
    expect(await axeFindings(desk)).toEqual([]);
    expect(await desk.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

    await filings.focus();
    const before = await filings.evaluate((box) => box.scrollTop);
    await desk.keyboard.press('Home');
    await expect.poll(() => filings.evaluate((box) => box.scrollTop)).toBeLessThan(before);
    const form = await desk.getByLabel('Answer the reader gets').boundingBox();
    if (width < 1100) expect(form?.y).toBeLessThan(top);
    else expect((form?.x ?? 0) + (form?.width ?? 0)).toBeLessThan((await filings.boundingBox())?.x ?? 0);
    await desk.getByText('Source and values in other filings').click();
    await expect(desk.getByText('How it’s calculated')).toBeVisible();
  });
}

// Amgen is in no other test: what its figures come to is another from here on.
test('an editor corrects a figure and excludes another: the cells say so, their sources have what was filed', async ({
  page,
  browser,
}) => {
  test.slow();
  await signInOn(page, await makeAccount(page));
  for (const row of ['revenue', 'capex']) {
    const source = await openFigure(page, 'AMGN', row, '2021');
    await source.getByRole('button', { name: 'Contest this figure' }).click();
    const dialog = page.getByRole('dialog', { name: 'Contest this figure' });
    await dialog.getByLabel('What should it be?').fill('77,777');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(source).toContainText('Waiting for an editor');
  }
  const desk = await (await browser.newContext()).newPage();
  await signInOn(desk, await samplePerson('cora'));
  for (const [row, act] of [
    ['revenue', 'Correct'],
    ['capex', 'Exclude'],
  ] as const) {
    await openPage(desk, '/editors/contests');
    const heading = await showContest(desk, `AMGN FY2021 ${row}`);
    await expect(desk.getByLabel('Correct to')).toHaveValue('77777');
    await desk.getByLabel('Answer the reader gets').fill('The filing contradicts itself.');
    await desk.getByRole('button', { name: act, exact: true }).click();
    await expect(heading).toBeHidden();
  }
  // Another figure of the same page is no other document.
  await openPage(page, '/companies');
  let source = await openFigure(page, 'AMGN', 'revenue', '2021');
  await expect(source).toContainText('77,777');
  await expect(source).toContainText('An editor corrected it, or a figure it’s made from');
  await expect(source.getByRole('heading', { name: 'Filed value' })).toBeVisible();
  await expect(source).toContainText('25,979,000,000');
  await expect(page.locator('tr[data-row="revenue"]').getByText('Corrected:')).toHaveCount(1);
  source = await openFigure(page, 'AMGN', 'capex', '2021');
  await expect(source).toContainText('Excluded by an editor after a reader’s report.');
  await expect(source).toContainText('The filing contradicts itself.');
  await expect(source.getByRole('heading', { name: 'Filed value' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

for (const width of [375, 820, 1000, 1512]) {
  test(`the editors’ screen fits its width at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await signInOn(page, await samplePerson('cora'));
    await openPage(page, '/editors/contests');
    await expect(page.getByRole('heading', { level: 1, name: 'Contests' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

// Excluded and put back: what its figures come to is as before.
test('an editor decides by keyboard and withdraws it again: the figure is as filed, and the reader is told', async ({
  page,
  browser,
}) => {
  test.slow();
  await signInOn(page, await makeAccount(page));
  const source = await openFigure(page, 'AMGN', 'incomeTax', '2020');
  await source.getByRole('button', { name: 'Contest this figure' }).click();
  const dialog = page.getByRole('dialog', { name: 'Contest this figure' });
  await dialog.getByLabel('What should it be?').fill('1');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(source).toContainText('Waiting for an editor');

  const desk = await (await browser.newContext()).newPage();
  await signInOn(desk, await samplePerson('cora'));
  await openPage(desk, '/editors/contests');
  await takenOver(desk);
  const heading = desk.getByRole('heading', { level: 2, name: /AMGN FY2020 income tax/i });
  await expect(async () => {
    if (!(await heading.isVisible())) await desk.keyboard.press('j');
    await expect(heading).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await desk.keyboard.press('?');
  const help = desk.getByRole('dialog', { name: 'Keyboard' });
  await expect(help).toContainText('Exclude');
  await help.getByRole('button', { name: 'OK' }).click();
  await expect(help).toBeHidden();
  await desk.keyboard.press('r');
  const answer = desk.getByLabel('Answer the reader gets');
  await expect(answer).toBeFocused();
  await answer.fill('Are refunds in it?');
  await desk.keyboard.press('r');
  await expect(answer).toHaveValue('Are refunds in it?r');
  await expect(heading).toBeVisible();
  await answer.blur();
  await desk.keyboard.press('r');
  await expect(heading).toBeHidden();

  const corrections = desk.getByRole('region', { name: 'Corrections' });
  const line = corrections.getByRole('listitem').filter({ hasText: /AMGN FY2020 income tax/i });
  await line.getByRole('button', { name: 'Withdraw' }).click();
  const withdrawal = desk.getByRole('dialog', { name: 'Withdraw the correction' });
  await withdrawal.getByLabel('Reason the reader gets').fill('The 10-K explains it.');
  expect(await axeFindings(desk)).toEqual([]);
  await withdrawal.getByRole('button', { name: 'Withdraw' }).click();
  await expect(line).toContainText('The 10-K explains it.');
  await expect(line.getByRole('button', { name: 'Withdraw' })).toHaveCount(0);

  await openPage(page, '/my-tenfold/feeds');
  await page.getByRole('link', { name: /AMGN FY2020 income tax is shown as filed again/i }).click();
  const after = page.getByRole('dialog', { name: 'Source' });
  await expect(after).toContainText('Correction withdrawn');
  await expect(after).not.toContainText('Excluded by an editor');
});
