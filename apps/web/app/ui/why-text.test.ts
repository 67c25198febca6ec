import { expect, test } from 'vitest';
import { whyText } from './why-text.ts';

test('a reason this page does not know yet, or none, is still a sentence', () => {
  expect(whyText('not_filed')).toBe('The company didn’t file a figure for this line and period.');
  expect(whyText('a_reason_of_tomorrow')).toBe('No figure available.');
  expect(whyText(undefined)).toBe('No figure available.');
});
