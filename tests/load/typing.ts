import { type Browser, chromium, type Page } from '@playwright/test';
import { signIn } from '../world/people.ts';
import { typeTexts } from './in-page/typing-probe.ts';
import type { Running } from './processes.ts';
import { heading, line } from './report.ts';

const keys = 200;

/** What a person types in a cell, until table, chart, fair value and heatmap show it. */
export async function benchTyping(product: Running, dataDir: string): Promise<void> {
  heading('Typing in a cell of the financials, 1512 wide');
  const token = await signIn({ url: product.origin, dataDir }, 'ben');
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const page = await openCell(browser, product.origin, token);
    const value = page.locator('.edit-bar .live-value b');
    const before = await value.textContent();
    const numbers = Array.from({ length: keys }, (_, at) => (5 + at / 100).toFixed(2));
    printTimes('a number', await page.evaluate(typeTexts, numbers));
    if ((await value.textContent()) === before) throw new Error('The value per share did not move.');
    const formulas = numbers.map((number) => `=AVERAGE(revenueChange[2022:2025]) + ${number}%`);
    printTimes('a formula', await page.evaluate(typeTexts, formulas));
  } finally {
    await browser.close();
  }
}

async function openCell(browser: Browser, origin: string, token: string): Promise<Page> {
  const localStorage = [
    { name: 'access-token', value: token },
    { name: 'forecast-editing-modal-show', value: 'false' },
  ];
  const storageState = { cookies: [], origins: [{ origin, localStorage }] };
  const context = await browser.newContext({ viewport: { width: 1512, height: 950 }, storageState });
  await context.addCookies([{ name: 'session', value: token, url: origin }]);
  const page = await context.newPage();
  await page.goto(`${origin}/company/AAPL`, { waitUntil: 'networkidle' });
  const cell = page.locator('.is-editable tr[data-row="revenueChange"] > td:nth-last-child(6)');
  await cell.click();
  await page.locator('.is-editable td:focus').waitFor();
  await page.keyboard.type('5');
  await page.locator('.cell-input').waitFor();
  return page;
}

function printTimes(what: string, times: readonly number[]): void {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (part: number) => (sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(1);
  line(`${what}, typed to drawn`, `${at(0.5)} ms`, `aim: 16.7 ms; p99 ${at(0.99)} ms (aim: 50)`);
}
