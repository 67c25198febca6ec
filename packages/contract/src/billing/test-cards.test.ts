import { expect, test } from 'vitest';
import { readSandboxToken, sandboxToken, testCards } from './test-cards.ts';

test('a test card becomes a token that says its last digits and its month, not its number', () => {
  expect(sandboxToken('4242 4242 4242 4242', 8, 2028)).toBe('pm_sandbox_4242_0828');
  expect(sandboxToken('5555555555554444', 12, 2031)).toBe('pm_sandbox_4444_1231');
});

test('each token reads back as its card', () => {
  for (const card of testCards) {
    const token = sandboxToken(card.number, 1, 2030) ?? '';
    expect(readSandboxToken(token)).toEqual({ card, expMonth: 1, expYear: 2030 });
  }
});

test('a number that is no test card has no token: nobody types a real card into the sandbox', () => {
  expect(sandboxToken('4111111111111111', 8, 2028)).toBeNull();
  expect(sandboxToken('4242', 8, 2028)).toBeNull();
  expect(sandboxToken('4242424242424242', 13, 2028)).toBeNull();
  expect(readSandboxToken('pm_sandbox_1111_0828')).toBeNull();
  expect(readSandboxToken('pm_sandbox_4242_1328')).toBeNull();
  expect(readSandboxToken('pm_1NkFH2')).toBeNull();
});
