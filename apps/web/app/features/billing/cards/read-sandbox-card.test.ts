import { expect, test } from 'vitest';
import { readExpiry, readSandboxCard } from './read-sandbox-card.ts';

test.each(['08 / 28', '8/28', '08/2028', '0828', ' 08-28 '])('%j is August 2028', (text) => {
  expect(readExpiry(text)).toEqual({ month: 8, year: 2028 });
});

test.each(['', '13/28', '00/28', '8', '2028', 'August'])('%j is no month of a year', (text) => {
  expect(readExpiry(text)).toBeNull();
});

test('a card of the sandbox becomes a token without its number', () => {
  const read = readSandboxCard({ number: '4242 4242 4242 4242', expiry: '08 / 28', cvc: '424' });
  expect(read).toEqual({ token: 'pm_sandbox_4242_0828' });
});

test('each field that is wrong says so', () => {
  const read = readSandboxCard({ number: '4111 1111 1111 1111', expiry: '', cvc: '1' });
  expect(Object.keys('problems' in read ? read.problems : {})).toEqual(['number', 'expiry', 'cvc']);
});
