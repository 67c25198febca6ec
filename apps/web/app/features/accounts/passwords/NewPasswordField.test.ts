import { newPasswordField } from '@tenfold/contract/accounts/credentials';
import { expect, test } from 'vitest';
import { passwordStrength } from './NewPasswordField.tsx';

test('a refused password has no strength, the shortest accepted one has some', () => {
  for (const length of [0, 9, 10, 12, 13, 16, 20, 80]) {
    const password = 'x'.repeat(length);
    expect(passwordStrength(password) > 0).toBe(newPasswordField.safeParse(password).success);
  }
});

test('a longer password is never weaker', () => {
  const strengths = Array.from({ length: 40 }, (_, length) => passwordStrength('x'.repeat(length)));
  expect(strengths).toEqual(strengths.toSorted((a, b) => a - b));
});
