import { expect, test } from 'vitest';
import { agoLabel, feedTime, groupLabel } from './when.ts';

const now = new Date('2025-11-21T21:10:00Z');
const newYork = 'America/New_York';

test.each([
  ['2025-11-21T21:09:40Z', 'just now'],
  // A clock of this machine that is behind the server's.
  ['2025-11-21T21:10:30Z', 'just now'],
  ['2025-11-21T21:08:00Z', '2 min ago'],
  ['2025-11-21T20:10:00Z', '1 hour ago'],
  ['2025-11-21T16:10:00Z', '5 hours ago'],
  ['2025-11-19T21:38:00Z', 'Wednesday'],
  ['2025-11-14T12:00:00Z', 'Nov 14'],
  ['2024-11-14T12:00:00Z', 'Nov 14, 2024'],
])('the menu says of %s how long ago it was: %s', (createdAt, label) => {
  expect(agoLabel(createdAt, now, newYork)).toBe(label);
});

test.each([
  ['2025-11-21T20:59:00Z', 'Today, Nov 21', '3:59 PM'],
  // After midnight in London, still the evening before in New York.
  ['2025-11-21T04:30:00Z', 'Past week', 'Thu 11:30 PM'],
  ['2025-11-15T15:00:00Z', 'Past week', 'Sat 10:00 AM'],
  ['2025-11-14T15:00:00Z', 'November', 'Nov 14, 10:00 AM'],
  ['2024-12-30T15:00:00Z', 'December 2024', 'Dec 30, 2024, 10:00 AM'],
])('the feed has %s under %s, with %s', (createdAt, group, time) => {
  expect(groupLabel(createdAt, now, newYork)).toBe(group);
  expect(feedTime(createdAt, now, newYork)).toBe(time);
});

test('the day is that of the person’s zone', () => {
  expect(groupLabel('2025-11-21T04:30:00Z', now, 'Europe/London')).toBe('Today, Nov 21');
});

test('the day on which clocks change is one day', () => {
  const monday = new Date('2025-11-03T14:00:00Z');
  expect(feedTime('2025-11-01T14:00:00Z', monday, newYork)).toBe('Sat 10:00 AM');
  expect(groupLabel('2025-10-27T13:00:00Z', monday, newYork)).toBe('October');
});
