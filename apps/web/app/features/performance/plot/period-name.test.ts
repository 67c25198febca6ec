import { dayNumber } from '@tenfold/domain/periods';
import { describe, expect, test } from 'vitest';
import { periodName } from './period-name.ts';

const apple = [
  { year: 2024, periodEnd: '2024-09-28' },
  { year: 2025, periodEnd: '2025-09-27' },
];
const nameOf = (basis: 'annual' | 'quarterly', day: string) => periodName(apple, basis, dayNumber(day));

describe('the name of a period', () => {
  test('is its fiscal year or quarter, also after the last full year', () => {
    expect(nameOf('annual', '2025-09-27')).toBe('2025');
    expect(nameOf('quarterly', '2025-09-27')).toBe('2025 Q4');
    expect(nameOf('quarterly', '2025-12-27')).toBe('2026 Q1');
    expect(nameOf('quarterly', '2026-06-27')).toBe('2026 Q3');
    expect(nameOf('quarterly', '2024-06-29')).toBe('2024 Q3');
  });

  test('keeps its number for fiscal years that end in January', () => {
    const walmart = [{ year: 2026, periodEnd: '2026-01-31' }];
    expect(periodName(walmart, 'quarterly', dayNumber('2025-04-30'))).toBe('2026 Q1');
  });

  test('is the date where the company has no period ending then', () => {
    expect(nameOf('annual', '2025-06-30')).toBe('Jun 30, 2025');
    expect(nameOf('quarterly', '2025-08-15')).toBe('Aug 15, 2025');
    expect(periodName([], 'annual', dayNumber('2025-06-30'))).toBe('Jun 30, 2025');
  });
});
