import { getPlans } from '@tenfold/contract/billing';
import type { Api } from '@tenfold/contract/call';
import { expect, test } from 'vitest';
import { RepeatedCalls, recordCalls } from './recorded-calls.ts';

const answering = (answer: () => unknown): Api => ({ call: async () => answer() as never });
const defect = () => {
  throw new RangeError('no handler');
};

test.each([
  ['the same answer', () => ({ offers: 1 }), 'same'],
  ['another answer', () => ({ offers: 2 }), 'other'],
  ['a defect', defect, 'other'],
])('repeated with %s, a call is compared exactly', async (_, answer, expected) => {
  const recorded = recordCalls(answering(() => ({ offers: 1 })));
  await recorded.api.call(getPlans);
  expect(await new RepeatedCalls(answering(answer)).compare(recorded.calls())).toBe(expected);
});

test('a call without an answer is never the same again', async () => {
  const recorded = recordCalls(answering(defect));
  await expect(recorded.api.call(getPlans)).rejects.toThrow('no handler');
  expect(await new RepeatedCalls(answering(defect)).compare(recorded.calls())).toBe('other');
});
