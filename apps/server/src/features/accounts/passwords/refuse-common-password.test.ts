import { expect, test } from 'vitest';
import { isCommon, refuseCommonPassword } from './refuse-common-password.ts';

test.each([
  'password12',
  'Password123!',
  'P@ssw0rd2024',
  'passwordpassword',
  '1234567890',
  '2024-08-31',
  'aaaaaaaaaa',
  'abcabcabcabc',
  'qwertyuiop',
  'Iloveyou!!!',
  '123qwerty123',
  'Tenfold2026',
  'letmein1234',
])('%s is common', (password) => {
  expect(isCommon(password)).toBe(true);
});

test.each([
  'correct horse battery',
  'a newer password',
  'staple the battery',
  'gQ7f-xP2m-ZZk1',
  'морковный суп',
  'もっと長いパスワード',
])('%s is not common', (password) => {
  expect(isCommon(password)).toBe(false);
});

test("refuses the person's own email address", () => {
  for (const password of [
    'ann.lee@example.org',
    'ann.lee@example.org1',
    'Ann.Lee2024',
    'ann.leeexample.org',
  ]) {
    expect(() => refuseCommonPassword(password, 'ann.lee@example.org', 'password')).toThrow(/email address/);
  }
  refuseCommonPassword('lee likes horses', 'ann.lee@example.org', 'password');
});
