import { expect, test } from 'vitest';
import { bankPurpose } from './bank-purpose.ts';

test('a first payment can be given up, a year that waits leaves the month, and a renewal stays owed', () => {
  const labels = (['waiting_for_bank', 'active', 'payment_failed'] as const).map(
    (state) => bankPurpose({ state, planType: 'month' }).giveUpLabel,
  );
  expect(labels).toEqual(['Cancel payment', 'Keep monthly', null]);
  expect(bankPurpose({ state: 'active', planType: 'month' }).subject).toBe('Yearly billing');
});
