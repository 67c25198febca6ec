import { expect, test } from 'vitest';
import { closeRemark } from './close-remark.ts';
import { namedDays, reportsAround } from './report-steps.ts';

const reports = [
  { form: '10-K', filed: '2023-10-30', annual: true },
  { form: '10-Q', filed: '2024-02-01', annual: false },
  { form: '10-K/A', filed: '2024-02-01', annual: true },
  { form: '10-Q', filed: '2024-05-02', annual: false },
];

test('a day lies between the report before it and the next: its own report is neither', () => {
  expect(reportsAround(reports, '2024-02-01')).toEqual({ before: '2023-10-30', next: '2024-05-02' });
  expect(reportsAround(reports, '2023-10-30')).toEqual({ before: null, next: '2024-02-01' });
  expect(reportsAround(reports, '2024-08-01')).toEqual({ before: '2024-05-02', next: null });
  expect(reportsAround([], '2024-08-01')).toEqual({ before: null, next: null });
});

test('no day is named before the first report, and none without one', () => {
  expect(namedDays(reports, '2024-11-28', ['2024-06-03', '2023-12-01'])).toEqual([
    { label: 'Last 10-K/A', day: '2024-02-01' },
    { label: 'A year ago', day: '2023-11-28' },
    { label: 'When I wrote my note', day: '2024-06-03' },
  ]);
  expect(namedDays([], '2024-11-28', ['2024-06-03'])).toEqual([]);
});

test('a day without a close of its own says which one is shown, and why', () => {
  const close = (day: string) => ({ day, price: 193.97, simulated: false });
  expect(closeRemark({ day: '2023-06-30', close: close('2023-06-30') })).toBeNull();
  expect(closeRemark({ day: '2023-06-30', close: null })).toBeNull();
  expect(closeRemark({ day: '2023-07-02', close: close('2023-06-30') })).toBe(
    'Jul 2, 2023 was a Sunday: the close is of Jun 30, 2023.',
  );
  expect(closeRemark({ day: '2023-07-04', close: close('2023-07-03') })).toBe(
    'Jul 4, 2023 has no close on file: the close is of Jul 3, 2023.',
  );
});
