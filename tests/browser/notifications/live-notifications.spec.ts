import type { Page } from '@playwright/test';
import { alertCard } from '../price-alerts.ts';
import { openPage } from '../watched-page.ts';
import { expect, joinOn, test } from './ticking-server.ts';

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
/** Prices are read every five seconds. */
const arrives = { timeout: 120_000 };
const isUnread = (page: Page) => expect(bell(page)).toHaveAccessibleName('Notifications, unread', arrives);
const isRead = (page: Page) => expect(bell(page)).toHaveAccessibleName('Notifications');

test.describe.configure({ mode: 'serial' });
test.beforeEach(() => test.slow());

function countSockets(page: Page): { open: number } {
  const count = { open: 0 };
  page.on('websocket', (socket) => {
    count.open += 1;
    socket.on('close', () => {
      count.open -= 1;
    });
  });
  return count;
}

test('tabs that nobody touches show that an alert fired, and in all of them that it was read', async ({
  page,
  ticking,
}) => {
  const person = await joinOn(page, ticking);
  const other = await page.context().newPage();
  const sockets = [countSockets(page), countSockets(other)];
  const open = () => sockets.reduce((sum, { open }) => sum + open, 0);
  await openPage(page, '/company/AAPL');
  await openPage(other, '/plans');
  await expect.poll(open).toBe(1);
  const target = await person.setAlert('NKE', 5);
  ticking.tick({ NKE: target + 1 });
  await isUnread(page);
  await isUnread(other);
  const notifications = await person.post('notifications/true');
  await person.post(`notifications/${notifications[0].id}/read`);
  await isRead(page);
  await isRead(other);

  // The tab that has the socket closes: the other one takes over.
  const [first, second] = sockets[0]?.open === 1 ? [page, other] : [other, page];
  await first.close();
  await expect.poll(() => sockets[second === page ? 0 : 1]?.open).toBe(1);
  const next = await person.setAlert('AAPL', 5);
  ticking.tick({ AAPL: next + 1 });
  await isUnread(second);
});

test('the card of a company shows in every tab that an alert fired, before the price there moves', async ({
  page,
  ticking,
}) => {
  const person = await joinOn(page, ticking);
  const other = await page.context().newPage();
  const target = await person.setAlert('PG', 5);
  const sockets = [countSockets(page), countSockets(other)];
  for (const tab of [page, other]) {
    const company = await (await tab.request.get('/api/v1/company/PG')).json();
    await tab.route('**/api/v1/company/PG', (route) => route.fulfill({ json: company }));
    await openPage(tab, '/company/PG');
    await expect(alertCard(tab).locator('.alert-item')).toContainText('Active');
  }
  await expect.poll(() => sockets.reduce((sum, { open }) => sum + open, 0)).toBe(1);
  ticking.tick({ PG: target + 1 });
  await Promise.all([isUnread(page), isUnread(other)]);
  // Sooner than the card asks by itself.
  for (const tab of [page, other])
    await expect(alertCard(tab).locator('.alert-item')).toContainText('Fired', { timeout: 5_000 });
  await alertCard(other)
    .getByRole('button', { name: /^Re-arm/ })
    .click();
  await expect(alertCard(other).locator('.alert-item')).toContainText('Active');
});

test('a page whose network was away shows what fired meanwhile', async ({ page, ticking }) => {
  const person = await joinOn(page, ticking);
  const sockets = countSockets(page);
  await openPage(page, '/plans');
  await expect.poll(() => sockets.open).toBe(1);
  const target = await person.setAlert('COST', 5);
  await page.context().setOffline(true);
  // Going offline doesn’t cut an open socket: the page gets the event, and connects again.
  await page.evaluate(() => window.dispatchEvent(new Event('offline')));
  ticking.tick({ COST: target + 1 });
  await expect.poll(async () => (await person.post('notifications/true')).length, arrives).toBe(1);
  await page.context().setOffline(false);
  await isUnread(page);
});

test('visitors have no socket', async ({ page }) => {
  const sockets = countSockets(page);
  await openPage(page, '/plans');
  await page.mouse.wheel(0, 400);
  await page.waitForLoadState('networkidle');
  expect(sockets.open).toBe(0);
});
