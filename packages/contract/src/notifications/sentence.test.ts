import { expect, test } from 'vitest';
import examples from '../docs/examples/notifications.json' with { type: 'json' };
import { fromWire } from '../wire.ts';
import type { NotificationData, NotificationKind } from './kinds.ts';
import { type Notification, notification } from './notification.ts';
import { detailOf, sentenceText } from './sentence.ts';

const shown = examples.listFeed.reply.notifications.map((item) =>
  notification.parse(fromWire(notification, item)),
);

function notificationOf<Kind extends NotificationKind>(
  kind: Kind,
  change: Partial<NotificationData[Kind]>,
  about: Partial<Notification> = {},
): Notification {
  const found = shown.find((item) => item.kind === kind);
  if (found === undefined) throw new Error(`no example of ${kind}`);
  return { ...found, ...about, data: { ...found.data, ...change } } as Notification;
}

test('a price alert says what was reached, and what moved from where to where', () => {
  const fired = notificationOf('price', {});
  expect(sentenceText(fired)).toBe('NKE reached your price alert of 63.07');
  expect(detailOf(fired)).toBe('The price moved: 63.12 → 62.85. Recovery by 2028 − 15%.');
});

test('without a price before, only the price is said', () => {
  const first = notificationOf('price', { before: null, forecastName: null, margin: null });
  expect(detailOf(first)).toBe('The price was 62.85.');
});

test('an alert whose forecast moved onto the price says so', () => {
  const moved = notificationOf('price', { cause: 'value_moved', margin: -0.125 });
  expect(sentenceText(moved)).toBe('NKE is below your new target of 63.07');
  expect(detailOf(moved)).toBe('Your target moved past the price of 62.85. Recovery by 2028 + 12.5%.');
  const sentenceAt = (price: number) =>
    sentenceText(notificationOf('price', { cause: 'value_moved', price }));
  expect(sentenceAt(64)).toBe('NKE is above your new target of 63.07');
  expect(sentenceAt(63.07)).toBe('NKE is at your new target of 63.07');
});

test('a simulated price is called so', () => {
  expect(detailOf(notificationOf('price', { simulated: true }))).toContain('Simulated price.');
});

test('prices in another currency name it', () => {
  expect(sentenceText(notificationOf('price', {}, { currency: 'EUR' }))).toBe(
    'NKE reached your price alert of 63.07 EUR',
  );
});

test('prices below a cent are shown with their digits', () => {
  const data = { target: 0.0042, before: 0.0043, price: 0.0041, forecastName: null, margin: null };
  expect(sentenceText(notificationOf('price', data))).toBe('NKE reached your price alert of 0.0042');
  expect(detailOf(notificationOf('price', data))).toBe('The price moved: 0.0043 → 0.0041.');
});

test.each([
  [0.006, 'NVDA reports 0.01 earnings per share'],
  [1.3, 'NVDA reports 1.30 earnings per share'],
  [-1.3, 'NVDA reports −1.30 earnings per share'],
  [0, 'NVDA reports 0.00 earnings per share'],
  [null, 'NVDA filed its 10-Q'],
])('a report with earnings per share of %s', (eps, sentence) => {
  expect(sentenceText(notificationOf('report', { eps }))).toBe(sentence);
});

test('a report says why the person is notified', () => {
  const because = (reason: NotificationData['report']['because'], name: string | null) =>
    detailOf(notificationOf('report', { because: reason, name }));
  expect(because('list', 'Chip makers')).toBe(
    '10-Q for the period to Oct 25, 2026 · on your list Chip makers',
  );
  expect(because('forecast', 'Base case')).toContain('your forecast Base case');
  expect(because('note', null)).toContain('you have a note');
});

test('a suspended alert says why', () => {
  const data = { ...notificationOf('price', {}).data, reason: 'no_value' as const };
  const stopped = { ...notificationOf('price', {}), kind: 'suspended', data } as unknown as Notification;
  expect(sentenceText(stopped)).toBe('Your price alert of 63.07 for NKE is paused');
  expect(detailOf(stopped)).toBe('Recovery by 2028 has no value per share at present.');
  const deleted = { ...stopped, data: { ...data, reason: 'forecast_deleted' } } as Notification;
  expect(detailOf(deleted)).toBe('Recovery by 2028 was deleted.');
  const silent = { ...stopped, data: { ...data, reason: 'no_quotes' } } as Notification;
  expect(detailOf(silent)).toBe('There has been no price for 30 days.');
});
