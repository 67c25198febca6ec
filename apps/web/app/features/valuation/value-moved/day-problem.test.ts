import { expect, test } from 'vitest';
import { dayProblem } from './day-problem.ts';

test('a day outside a forecast’s life, or none at all, is answered with the days there are', () => {
  const days = { first: '2026-06-01', last: '2026-11-24' };
  for (const day of ['2026-06-01', '2026-08-31', '2026-11-24']) expect(dayProblem(day, days)).toBeNull();
  for (const day of ['', '0002-07-15', '2026-05-31', '2026-11-25', '20260-07-15'])
    expect([day, dayProblem(day, days)]).toEqual([day, 'Enter a day from Jun 1, 2026 to Nov 24, 2026.']);
});
