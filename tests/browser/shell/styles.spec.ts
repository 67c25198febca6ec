import type { Page } from '@playwright/test';
import { samplePerson, signInOn } from '../people.ts';
import { test as signedIn } from '../signed-in.ts';
import { expect, openPage, takenOver, test } from '../watched-page.ts';

/** Every class the page's stylesheets name. */
async function classesOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const selectors = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => [
        ...(rule instanceof CSSStyleRule ? [rule.selectorText] : []),
        ...('cssRules' in rule ? selectors(rule.cssRules as CSSRuleList) : []),
      ]);
    const all = [...document.styleSheets].flatMap((sheet) => selectors(sheet.cssRules)).join(' ');
    return [...new Set(all.match(/\.[a-z][\w-]*/g))];
  });
}

const ofCompanyPage = ['.company-header', '.financials-table', '.performance-card', '.value-result'];
const ofAccounts = ['.auth-form', '.settings-layout', '.strength'];

test('a company page brings no styles of account screens, and they bring none of its own', async ({
  page,
}) => {
  await openPage(page, '/company/AAPL');
  const company = await classesOn(page);
  expect(company).toEqual(expect.arrayContaining(ofCompanyPage));
  for (const name of ofAccounts) expect(company).not.toContain(name);

  await openPage(page, '/login');
  const accounts = await classesOn(page);
  expect(accounts).toEqual(expect.arrayContaining(ofAccounts));
  for (const name of ofCompanyPage) expect(accounts).not.toContain(name);
});

for (const { path, look } of [
  { path: '/company/AAPL', look: 'with all its figures' },
  { path: '/company/NKE', look: 'as a visitor sees it' },
]) {
  test(`a company page ${look} asks for no stylesheet after its HTML`, async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'stylesheet') requested.push(new URL(request.url()).pathname);
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await takenOver(page);
    await page.getByRole('button', { name: 'Compare', exact: true }).filter({ visible: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    const html = await (await page.request.get(path)).text();
    expect(requested.toSorted()).toEqual(html.match(/\/assets\/[\w-]+\.css(?=")/g)?.toSorted());
  });
}

test('a screen opened in the browser shows once its styles have come', async ({ page }) => {
  await openPage(page, '/company/AAPL');
  await page.evaluate(() => {
    const looks: string[] = [];
    Object.assign(window, { looks });
    new MutationObserver(() => {
      const form = document.querySelector('.auth-form');
      if (form !== null) looks.push(getComputedStyle(form).display);
    }).observe(document, { childList: true, subtree: true });
  });
  const answers: (() => void)[] = [];
  await page.route(/\/assets\/accounts-[\w-]+\.css/, async (route) => {
    await new Promise<void>((answer) => answers.push(answer));
    await route.continue();
  });
  const looks = () => page.evaluate(() => (window as unknown as { looks: string[] }).looks);
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await expect.poll(() => answers.length).toBeGreaterThan(0);
  await expect(page.locator('.loading-overlay')).toBeVisible();
  expect(await looks()).toEqual([]);
  for (const answer of answers) answer();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  expect(new Set(await looks())).toEqual(new Set(['grid']));
});

test('a company page opened from an account screen looks as it does when opened at once', async ({
  page,
}) => {
  await signInOn(page, await samplePerson('ben'));
  await openPage(page, '/company/NKE');
  const lookOf = () =>
    page
      .locator('.company-header, .financials-table, .performance-card, .calculator-card')
      .evaluateAll((parts) =>
        parts.map((part) => {
          const { display, padding, backgroundColor, position } = getComputedStyle(part);
          return [part.className, display, padding, backgroundColor, position];
        }),
      );
  await takenOver(page);
  const atOnce = await lookOf();
  await openPage(page, '/my-tenfold/settings/MAIN');
  await page.getByRole('combobox').first().fill('NKE');
  await page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option').first().click();
  await expect(page.locator('.financials-table')).toBeVisible();
  await takenOver(page);
  expect(await lookOf()).toEqual(atOnce);
});

/** A preloaded stylesheet without use is a warning in the console some seconds later. */
async function expectUsedStylesheets(page: Page, path: string): Promise<void> {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') requested.push(request.url());
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await takenOver(page);
  const used = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href));
  expect(
    requested.filter((url) => !used.includes(url)),
    path,
  ).toEqual([]);
}

test('a page that is not found loads no stylesheet it does not use', async ({ page }) => {
  for (const path of ['/company/NOSUCH', '/company/%3Cb%3E', '/outbox/nothing.eml', '/nowhere'])
    await expectUsedStylesheets(page, path);
});

signedIn('nor does the page of an unknown row', async ({ page }) => {
  await expectUsedStylesheets(page, '/financials/AAPL/nosuchrow');
});
