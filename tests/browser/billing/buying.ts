import type { Page } from '@playwright/test';
import { type Known, makeAccount, signInOn } from '../people.ts';
import { expect, openPage, takenOver } from '../watched-page.ts';

/** Cards of the sandbox by what becomes of them. */
export const cards = {
  works: '4242 4242 4242 4242',
  worksToo: '5555 5555 5555 4444',
  declined: '4000 0000 0000 0002',
  withoutFunds: '4000 0000 0000 9995',
  expired: '4000 0000 0000 0069',
  asksBank: '4000 0025 0000 3155',
  failsLater: '4000 0000 0000 0341',
} as const;

/** Somebody new on Light, signed in. */
export async function newcomer(page: Page): Promise<Known> {
  const known = await makeAccount(page);
  await signInOn(page, known);
  return known;
}

export async function typeCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel(/^Expiry/).fill('08 / 35');
  await page.getByLabel('CVC').fill('424');
}

export function payButton(page: Page) {
  return page.getByRole('button', { name: /^Pay \$\d/ });
}

/** With a card that works, paid by the month. */
export async function subscribe(page: Page, number: string = cards.works): Promise<void> {
  await openPage(page, '/billing/subscribe?period=month');
  await typeCard(page, number);
  await payButton(page).click();
  await expect(page.getByRole('heading', { name: 'You’re on Investor.' })).toBeVisible();
}

/** Each move is waited for: the clock on the page says it. */
export async function moveClock(page: Page, by: 'day' | 'month', times = 1): Promise<void> {
  const clock = page.getByText(/^Clock: /);
  for (let at = 0; at < times; at += 1) {
    const before = await clock.innerText();
    await page.getByRole('button', { name: `+1 ${by}` }).click();
    await expect(clock).not.toHaveText(before);
  }
}

export async function openBilling(page: Page): Promise<void> {
  await openPage(page, '/billing');
  await takenOver(page);
}

export function defaultCard(page: Page) {
  return page.getByRole('listitem').filter({ has: page.getByText('Default', { exact: true }) });
}
