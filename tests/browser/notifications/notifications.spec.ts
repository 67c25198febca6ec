// One file: its tests follow one another with the alerts of one person, and what is read in one stays read.
import type { Page } from '@playwright/test';
import { mailsTo } from '../../world/mail.ts';
import { axeFindings } from '../axe-findings.ts';
import { looks } from '../looks.ts';
import { linkInMail, signInOn } from '../people.ts';
import { smallTargets } from '../small-targets.ts';
import { openPage } from '../watched-page.ts';
import { expect, fireAlerts, joinOn, test } from './ticking-server.ts';

const feeds = '/my-tenfold/feeds';
const settings = '/my-tenfold/settings/MAIN';
const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
const unreadBell = (page: Page) => page.getByRole('button', { name: 'Notifications, unread' });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });
const tab = (page: Page, name: string) => menu(page).getByRole('tab', { name });
const main = (page: Page) => page.getByRole('main');

test.describe.configure({ mode: 'serial' });

/** Whose three alerts have fired. */
let notified: Awaited<ReturnType<typeof fireAlerts>>;
let elsewhere: Page;
test.beforeAll(async ({ browser, ticking }) => {
  // Prices of companies that nobody looks at are asked for once a minute.
  test.setTimeout(240_000);
  elsewhere = await browser.newPage({ baseURL: ticking.server.url });
  notified = await fireAlerts(elsewhere, ticking, ['NKE', 'COST', 'PG']);
});
test.afterAll(() => elsewhere.close());
test.beforeEach(() => test.slow());

for (const look of looks) {
  test.describe(look.name, () => {
    test.use({ viewport: { width: look.width, height: look.height }, colorScheme: look.colorScheme });

    test('axe finds nothing in the menu of the bell, the feed and the settings', async ({ page }) => {
      await signInOn(page, notified.known);
      await openPage(page, feeds);
      expect(await axeFindings(page)).toEqual([]);
      await unreadBell(page).click();
      await expect(menu(page)).toContainText(notified.sentenceOf('PG'));
      expect(await axeFindings(page, { part: '[role=dialog]' })).toEqual([]);
      await openPage(page, settings);
      expect(await axeFindings(page, { part: '#notifications' })).toEqual([]);
    });
  });
}

test.describe('without an answer of the server', () => {
  test.use({ loggedFailure: /ERR_FAILED|notifications/ });

  test('the menu says so, and tries again', async ({ page }) => {
    await signInOn(page, notified.known);
    await openPage(page, '/company/AAPL');
    // The menu also asks by itself when there is news: no answer comes before the button is pressed.
    await page.route('**/api/v1/notifications/true', async (route) =>
      (await page.evaluate(() => 'pressed' in window)) ? route.continue() : route.abort(),
    );
    await bell(page).click();
    await expect(menu(page).getByRole('alert')).toBeVisible();
    await page.evaluate(() =>
      document.addEventListener('click', () => Object.assign(window, { pressed: true }), { capture: true }),
    );
    await menu(page).getByRole('button', { name: 'Try again' }).click();
    await expect(menu(page).getByRole('listitem')).toHaveCount(3);
  });
});

/** Counts the strokes of the bell: no machine of the tests has a speaker. */
async function hearBell(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const strokes = { heard: 0 };
    Object.assign(window, { strokes });
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when) {
      strokes.heard += 1;
      start.call(this, when);
    };
  });
  return () => page.evaluate(() => (window as unknown as { strokes: { heard: number } }).strokes.heard);
}

/** The server has let its socket in. */
async function firstMessage(page: Page): Promise<void> {
  const socket = await page.waitForEvent('websocket');
  await socket.waitForEvent('framereceived');
}

test('what arrives while pages are open is heard in one tab, and seen in all', async ({
  page,
  context,
  ticking,
}) => {
  const person = await joinOn(page, ticking);
  const other = await context.newPage();
  const strokes = await hearBell(page);
  const strokesOfOther = await hearBell(other);
  const connected = Promise.race([firstMessage(page), firstMessage(other)]);
  for (const tab of [page, other]) {
    await openPage(tab, feeds);
    await expect(tab.getByRole('heading', { name: 'No notifications yet' })).toBeVisible();
    // Browsers let a page sound after a gesture.
    await tab.getByRole('heading', { level: 1 }).click();
  }
  // What happened before is not news.
  await connected;
  const target = await person.setAlert('F', 5);
  ticking.tick({ F: target + 1 });
  const sentence = `F reached your price alert of ${target.toFixed(2)}`;
  for (const tab of [page, other]) {
    await expect(main(tab).getByRole('link', { name: sentence })).toBeVisible({ timeout: 120_000 });
    await expect(unreadBell(tab)).toBeVisible();
  }
  await expect.poll(async () => (await strokes()) + (await strokesOfOther())).toBe(3);
  expect([await strokes(), await strokesOfOther()].toSorted()).toEqual([0, 3]);

  await main(page).getByRole('button', { name: 'Mark as read' }).click();
  for (const tab of [page, other]) {
    await expect(main(tab)).toContainText('Nothing unread');
    await expect(bell(tab)).toHaveAccessibleName('Notifications');
  }
});

test('by mouse: a fired alert leads from the bell to its company, and is read then', async ({ page }) => {
  await signInOn(page, notified.known);
  await openPage(page, '/company/AAPL');
  await unreadBell(page).click();
  await expect(tab(page, 'Unread')).toHaveAttribute('aria-selected', 'true');
  await menu(page)
    .getByRole('link', { name: notified.sentenceOf('NKE') })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Nike/i);
  await expect(menu(page)).toBeHidden();
  await bell(page).click();
  await expect(menu(page).getByRole('listitem')).toHaveCount(2);
  await tab(page, 'All').click();
  await expect(menu(page).getByRole('listitem')).toHaveCount(3);
  await main(page).click({ position: { x: 5, y: 5 } });
  await expect(menu(page)).toBeHidden();
});

test('by keyboard alone: arrows move, Escape gives the focus back, Enter follows', async ({ page }) => {
  await signInOn(page, notified.known);
  await openPage(page, '/company/AAPL');
  await bell(page).focus();
  await page.keyboard.press('Enter');
  await expect(menu(page)).toBeFocused();
  await expect(menu(page).getByRole('listitem')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(bell(page)).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(menu(page).getByRole('listitem')).toHaveCount(2);
  await page.keyboard.press('End');
  await expect(menu(page).getByRole('link', { name: 'See all notifications' })).toBeFocused();
  await tab(page, 'Unread').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'All')).toBeFocused();
  await expect(menu(page).getByRole('listitem')).toHaveCount(3);
  await page.keyboard.press('ArrowLeft');
  await expect(menu(page).getByRole('listitem')).toHaveCount(2);
  await page.keyboard.press('Home');
  const first = menu(page).getByRole('link').filter({ hasText: 'price alert' }).first();
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Costco|Procter/);
  await bell(page).focus();
  await page.keyboard.press('Enter');
  await expect(menu(page).getByRole('listitem')).toHaveCount(1);
});

test('the feed is sorted and filtered, and keeps the choice in the browser', async ({ page }) => {
  await signInOn(page, notified.known);
  await openPage(page, feeds);
  await expect(main(page).getByRole('heading', { name: 'Unread' })).toBeVisible();
  await expect(main(page).getByRole('listitem')).toHaveCount(3);
  await expect(page.getByLabel('Sort by').locator('option:checked')).toHaveText('Unread first');
  await page.getByLabel('Unread only').check();
  await expect(main(page).getByRole('listitem')).toHaveCount(1);
  await page.getByLabel('Unread only').uncheck();
  await expect(main(page).getByRole('listitem')).toHaveCount(3);
  await page.getByLabel('Company').selectOption('PG');
  await expect(main(page).getByRole('listitem')).toHaveCount(1);
  await page.getByLabel('Sort by').selectOption('Oldest first');
  await expect(page).toHaveURL(/sort=oldest/);

  await openPage(page, feeds);
  await expect(page).toHaveURL(/sort=oldest/);
  await expect(page.getByLabel('Sort by')).toHaveValue('oldest');
  await main(page)
    .getByRole('link', { name: /^Filings/ })
    .click();
  await expect(page.getByRole('heading', { name: 'No filings yet' })).toBeVisible();
  await main(page).getByRole('link', { name: 'Show all notifications' }).click();
  await expect(main(page).getByRole('listitem')).toHaveCount(3);
});

test('another person sees none of it, and can read none of it', async ({ page, ticking }) => {
  const notifications = await notified.post('notifications/false');
  const { headers } = await joinOn(page, ticking);
  await openPage(page, feeds);
  await expect(page.getByRole('heading', { name: 'No notifications yet' })).toBeVisible();
  await bell(page).click();
  await expect(menu(page)).toContainText('You’re up to date');
  const read = await page.request.post(`/api/v1/notifications/${notifications[0].id}/read`, { headers });
  expect(read.status()).toBe(404);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });

  test('by touch: from the bell to the feed, where all are read, and unread again', async ({ page }) => {
    await signInOn(page, notified.known);
    await openPage(page, '/company/AAPL');
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await expect(page.getByRole('link', { name: /^Feed ?, unread$/ })).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).tap();
    await unreadBell(page).tap();
    const box = await menu(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(375);
    await tab(page, 'All').tap();
    await expect(menu(page).getByRole('listitem')).toHaveCount(3);
    expect(await smallTargets(menu(page))).toEqual([]);
    await menu(page).getByRole('link', { name: 'See all notifications' }).tap();
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Feed');
    expect(await smallTargets(main(page))).toEqual([]);
    await main(page).getByRole('button', { name: 'Mark all as read' }).tap();
    await expect(main(page)).toContainText('Nothing unread');
    await expect(bell(page)).toHaveAccessibleName('Notifications');
    await page.getByRole('button', { name: 'Undo' }).tap();
    await expect(main(page)).toContainText('1 unread');
    await expect(unreadBell(page)).toBeVisible();
    await main(page).getByRole('button', { name: 'Mark as read' }).tap();
    await expect(main(page)).toContainText('Nothing unread');
  });
});

test('channels are chosen in the settings, and reset there', async ({ page }) => {
  await signInOn(page, notified.known);
  await openPage(page, settings);
  const part = page.getByRole('region', { name: 'Notifications' });
  await expect(part).toContainText('Choose how we notify you. “In app” is the bell and your feed.');
  await expect(part.getByRole('columnheader')).toHaveText([
    'Tell me when',
    'In app',
    'Email at once',
    'Daily digest',
  ]);
  const filings = part.getByLabel('Filings by email at once');
  await expect(filings).not.toBeChecked();
  await filings.check();
  await part.getByLabel('Digest at').selectOption('6:00 PM');
  await part.getByLabel('Bell sound').uncheck();
  await expect(part.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  await openPage(page, settings);
  await expect(filings).toBeChecked();
  await expect(part.getByLabel('Digest at')).toHaveValue('18');
  await expect(part.getByLabel('Bell sound')).not.toBeChecked();
  await part.getByRole('button', { name: 'Reset to defaults' }).click();
  await expect(filings).not.toBeChecked();
  await expect(part.getByRole('button', { name: 'Reset to defaults' })).toHaveCount(0);
  await bell(page).click();
  await menu(page).getByRole('button', { name: 'Bell sound is off. Turn on' }).click();
  await expect(menu(page).getByRole('button', { name: 'Bell sound is on. Turn off' })).toBeEnabled();
});

test('the email of a fired alert leads to its Re-arm, which has the focus and is not pressed by opening it', async ({
  page,
  ticking,
}) => {
  const [mail = ''] = (await mailsTo(ticking.server.dataDir, notified.known.email)).filter((one) =>
    one.includes('/company/NKE#alert-'),
  );
  const link = /\/company\/NKE#alert-\d+/.exec(mail)?.[0] ?? '';
  await page.goto(link);
  const modal = page.locator('#sign-price-notification-modal');
  await expect(modal.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', /next=.*alert-/);
  await signInOn(page, notified.known);
  await page.goto(link);
  const rearm = page.getByRole('button', { name: /^Re-arm alert/ });
  await expect(rearm).toBeFocused();
  await expect(rearm).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('.alert-item.is-linked')).toContainText('Active');
  await page.goto('/company/NKE#alert-999999');
  await page.reload();
  await expect(page.getByText('This price alert no longer exists.')).toBeVisible();
});

test('the link of an email asks first, and then stops such emails, signed out', async ({ page, ticking }) => {
  const link = await linkInMail(notified.known.email, '/unsubscribe/', undefined, ticking.server.dataDir);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Stop price alert emails?' })).toBeVisible();
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { name: 'You’re unsubscribed' })).toBeVisible();
  await signInOn(page, notified.known);
  await openPage(page, settings);
  await expect(page.getByLabel('Price alerts by email at once')).not.toBeChecked();
  await page.goto('/unsubscribe/nosuchlink');
  await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
});
