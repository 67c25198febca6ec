import { describe, expect, test } from 'vitest';
import { fact } from '../statements/synthetic-facts.ts';
import { fiscalCalendar } from './fiscal-calendar.ts';

const weeks = [
  fact('Revenues', 1, { start: '2024-09-02', end: '2025-08-31' }),
  fact('Revenues', 1, { start: '2024-09-02', end: '2024-11-24', form: '10-Q' }),
  fact('Revenues', 1, { start: '2024-09-02', end: '2025-02-16', form: '10-Q' }),
  fact('Revenues', 1, { start: '2024-11-25', end: '2025-02-16', form: '10-Q' }),
  fact('Revenues', 1, { start: '2024-09-02', end: '2025-05-11', form: '10-Q' }),
];
const calendar = fiscalCalendar(weeks, '0831');

describe('the calendar of a company that counts weeks', () => {
  test('places quarters of 12 and 16 weeks by days since the start of the year', () => {
    expect(calendar.quarters.map((it) => `${it.quarter} ${it.start} ${it.end}`)).toEqual([
      '1 2024-09-02 2024-11-24',
      '2 2024-11-25 2025-02-16',
      '3 2025-02-17 2025-05-11',
      '4 2025-05-12 2025-08-31',
    ]);
  });

  test('distinguishes year-to-date from one quarter', () => {
    expect(calendar.slotOf('2024-09-02', '2025-02-16')).toEqual({ year: 2025, from: 1, to: 2 });
    expect(calendar.slotOf('2024-11-25', '2025-02-16')).toEqual({ year: 2025, from: 2, to: 2 });
  });

  test('rejects a half that starts in the middle', () => {
    expect(calendar.slotOf('2024-11-25', '2025-05-11')).toBeNull();
  });

  test('accepts a balance a few days off, not one of another month', () => {
    expect(calendar.slotOf(null, '2025-08-29')).toEqual({ year: 2025, from: 0, to: 4 });
    expect(calendar.slotOf(null, '2025-07-31')).toBeNull();
  });

  test('places the quarters of the running year', () => {
    const running = fiscalCalendar(
      [...weeks, fact('Revenues', 1, { start: '2025-09-01', end: '2025-11-23', form: '10-Q' })],
      '0831',
    );
    expect(running.slotOf('2025-09-01', '2025-11-23')).toEqual({ year: 2026, from: 1, to: 1 });
  });
});
