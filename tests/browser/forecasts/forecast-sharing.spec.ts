import { axeFindings } from '../axe-findings.ts';
import { looks } from '../looks.ts';
import { makeAccount, signInOn } from '../people.ts';
import { expect, openPage, takenOver, test } from '../watched-page.ts';

interface Made {
  readonly id: number;
  readonly share_token: string;
}

/** A forecast of somebody else, shared by link. */
async function shareOne(browser: import('@playwright/test').Browser, baseURL: string, name: string) {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  const token = await signInOn(page, await makeAccount(page));
  const headers = { authorization: `Bearer ${token}` };
  const post = async (path: string, data: object): Promise<Made> =>
    (await page.request.post(`/api/v1/company/NKE/forecast/${path}`, { data, headers })).json();
  const values = { 2027: { margin: 0.123, percentageCfoOfRevenue: '=margin+2%' } };
  const { id } = await post('create', { name, values });
  const { share_token } = await post(`${id}/share`, { share: true });
  return {
    path: `/forecast/${share_token}`,
    stop: () => post(`${id}/share`, { share: false }),
    leave: () => context.close(),
  };
}

test.describe('refused', () => {
  test.use({ refusals: [404, 422] });

  test('shared by link, read by a visitor, copied after signing in, and switched off', async ({
    page,
    browser,
    baseURL,
  }) => {
    const shared = await shareOne(browser, baseURL ?? '', 'Steady margins');
    const known = await makeAccount(page);
    await openPage(page, shared.path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Steady margins');
    const margin = page.getByRole('row', { name: /^Margin/ });
    await expect(margin.getByRole('cell').nth(1)).toHaveText('12.3%, typed');
    await expect(page.getByText('=margin+2%')).toBeVisible();
    expect((await page.content()).includes('Zoë')).toBe(false);

    await page.getByRole('button', { name: 'Copy to my forecasts' }).click();
    await expect(page.getByRole('dialog')).toContainText('Sign up free to keep forecasts of your own.');
    await page.getByRole('dialog').getByRole('link', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent(shared.path)}`);

    await signInOn(page, known);
    await openPage(page, shared.path);
    await page.getByRole('button', { name: 'Copy to my forecasts' }).click();
    await expect(page.getByText('Copied to your forecasts as Steady margins.')).toBeVisible();
    await shared.stop();
    await shared.leave();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This forecast isn’t shared');
    await page.getByRole('main').getByRole('link', { name: 'Your forecasts' }).click();
    await expect(page.getByRole('row').filter({ hasText: 'Steady margins' })).toContainText(
      'From Steady margins · 1 version',
    );
  });

  test('an address that was never a link looks as one that was switched off', async ({ page }) => {
    for (const token of [
      'x',
      'x'.repeat(3_000),
      '%00',
      '%F0%9F%A6%9C',
      "';drop table forecast;--",
      '__proto__',
    ]) {
      const response = await page.goto(`/forecast/${token}`);
      expect([token.slice(0, 30), response?.status()]).toEqual([token.slice(0, 30), 404]);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This forecast isn’t shared');
    }
  });
});

test('search engines are told to leave it out, and other sites are not told its address', async ({
  page,
  browser,
  baseURL,
}) => {
  const shared = await shareOne(browser, baseURL ?? '', 'Hidden');
  await shared.leave();
  const headers = (await page.request.get(shared.path)).headers();
  expect(headers).toMatchObject({
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  });
});

test('shared and unshared from the list and above the table', async ({ page }) => {
  const token = await signInOn(page, await makeAccount(page));
  const made = await page.request.post('/api/v1/company/AAPL/forecast/create', {
    data: { name: 'Services' },
    headers: { authorization: `Bearer ${token}` },
  });
  const { id } = await made.json();
  await openPage(page, '/my-tenfold/forecasts');
  await page.getByRole('button', { name: 'Menu of Services' }).click();
  await page.locator('.menu-item', { hasText: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share Services' });
  await dialog.getByRole('switch', { name: 'Share this forecast' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue(/\/forecast\/[\w-]{32}$/);
  const address = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('row').filter({ hasText: 'Services' })).toContainText('Shared');

  await page.goto(`/company/AAPL?forecast=${id}#financials`);
  await page.getByRole('button', { name: 'Share this forecast' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue(address);
  await dialog.getByRole('switch', { name: 'Share this forecast' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Link' })).toBeHidden();
  expect((await page.request.get(new URL(address).pathname)).status()).toBe(404);
});

test('on a phone, a shared forecast shows whole years only', async ({ page, browser, baseURL }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const shared = await shareOne(browser, baseURL ?? '', 'Steady margins');
  await shared.leave();
  await page.goto(shared.path);
  const table = page.locator('.shared-table');
  const cut = await table.evaluate((element) => {
    const right = element.closest('section')?.getBoundingClientRect().right ?? 0;
    return [...element.querySelectorAll('.n')]
      .map((cell) => ({ text: cell.textContent, box: cell.getBoundingClientRect() }))
      .filter(({ box }) => box.left < right - 1 && box.right > right + 1)
      .map(({ text }) => text);
  });
  expect(cut).toEqual([]);
  await table.evaluate((element) => element.closest('section')?.scrollTo(10_000, 0));
  await expect(table.getByRole('columnheader', { name: 'Terminal' })).toBeInViewport({ ratio: 0.99 });
});

for (const look of looks) {
  test(`axe finds nothing on a shared forecast: ${look.name}`, async ({ page, browser, baseURL }) => {
    await page.setViewportSize(look);
    await page.emulateMedia({ colorScheme: look.colorScheme });
    const shared = await shareOne(browser, baseURL ?? '', `A long name ${'x'.repeat(80)}`);
    await shared.leave();
    await page.goto(shared.path);
    await takenOver(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Copy to my forecasts' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });
}
