import { countOfCases, expect, test } from './bad-inputs.ts';

test('three hundred bad inputs at least are typed and pasted', () => {
  expect(countOfCases()).toBeGreaterThanOrEqual(300);
});
