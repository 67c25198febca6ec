import { expect, test } from 'vitest';
import { momentIso, momentOf } from '../../../ui/chart/time/moment.ts';
import type { ChartPeriod } from '../choices/chart-request.ts';
import { cursorSteps } from './cursor-steps.ts';

function stepsOver(period: ChartPeriod, ...moments: string[]): string[] {
  const points = moments.map((moment) => ({
    day: momentOf(moment),
    value: 1,
    simulated: false,
    forecast: false,
  }));
  return cursorSteps([{ pace: 'daily', points }], [], period).map(momentIso);
}

test('over ten years the cursor steps by year, to the last day of each', () => {
  const cursorSteps = stepsOver('10Y', '2024-12-30', '2024-12-31', '2025-01-02', '2025-12-31', '2026-01-02');
  expect(cursorSteps).toEqual(['2024-12-31', '2025-12-31', '2026-01-02']);
});

test('over a year it steps by month, over half a year by week, over a month by day', () => {
  const days = ['2026-07-30', '2026-07-31', '2026-08-03', '2026-08-07', '2026-08-10'];
  expect(stepsOver('1Y', ...days)).toEqual(['2026-07-31', '2026-08-10']);
  expect(stepsOver('6M', ...days)).toEqual(['2026-07-31', '2026-08-07', '2026-08-10']);
  expect(stepsOver('1M', ...days)).toEqual(days);
});

test('over a day it steps by hour', () => {
  const times = ['13:30', '13:59', '14:00', '14:55', '20:00'].map((time) => `2026-08-21T${time}:00Z`);
  expect(stepsOver('1D', ...times)).toEqual([times[1], times[3], times[4]]);
});

test('over own dates it steps as over a period of their length', () => {
  const days = ['2026-07-30', '2026-07-31', '2026-08-03', '2026-08-07', '2026-08-10'];
  expect(stepsOver('2020-01-02..2026-08-10', ...days)).toEqual(['2026-08-10']);
  expect(stepsOver('2025-08-10..2026-08-10', ...days)).toEqual(stepsOver('1Y', ...days));
  expect(stepsOver('2026-03-10..2026-08-10', ...days)).toEqual(stepsOver('6M', ...days));
  expect(stepsOver('2026-07-30..2026-08-10', ...days)).toEqual(days);
});
