import { expect, test } from 'vitest';
import { parsePeriods } from './parse-periods.ts';
import { plainWords } from './plain-words.ts';

const requested = (text: string) => parsePeriods(plainWords(text)).requested;
const year = (of: number) => ({ kind: 'year', year: of });

test.each([
  ['revenue in fiscal 2023', [year(2023)]],
  ['revenue FY25', [year(2025)]],
  ["revenue '24", [year(2024)]],
  ['revenue in calendar 2024', [year(2024)]],
  ['net income of 2021 22 23 24', [year(2021), year(2022), year(2023), year(2024)]],
  ['the year that ended in august 2025', [{ kind: 'end', end: '2025-08', isQuarter: false }]],
  ['fiscal year ending Feb. 2nd, 2025', [{ kind: 'end', end: '2025-02-02', isQuarter: false }]],
  ['fiscal 2025 (jan 2025)', [{ kind: 'end', end: '2025-01', isQuarter: false }]],
  ['the quarter ended 27 July 2025', [{ kind: 'end', end: '2025-07-27', isQuarter: true }]],
  ['third quarter 2025', [{ kind: 'quarter', year: 2025, quarter: 3 }]],
  ['fiscal Q1 2026 (december quarter)', [{ kind: 'quarter', year: 2026, quarter: 1 }]],
  ['3Q24', [{ kind: 'quarter', year: 2024, quarter: 3 }]],
  ['Q2 of fiscal 2024', [{ kind: 'quarter', year: 2024, quarter: 2 }]],
  ['over the past four quarters', [{ kind: 'ltm' }]],
  ['trailing 12 month sales', [{ kind: 'ltm' }]],
  ['last year', [{ kind: 'latestYear' }]],
  ['latest fiscal 2025', [year(2025)]],
])('“%s” names one period after another', (text, periods) => {
  expect(requested(text).periods).toEqual(periods);
});

test.each([
  ['from 2019 to 2020', '2019', '2020'],
  ['fy25 vs fy24', '2024', '2025'],
  ['2016-2025', '2016', '2025'],
  ['fy2016-25', '2016', '2025'],
  ['2021->2025', '2021', '2025'],
  ['between fy2016 and fy2026', '2016', '2026'],
  ['in fy2025 than in fy2020', '2020', '2025'],
  ['end of 2021 to end of 2023', '2021', '2023'],
  ['between the year ended jan 2016 and the year ended feb 2026', '2016-01', '2026-02'],
  ['since fy2019', '2019', null],
])('“%s” is a range', (text, from, to) => {
  expect(requested(text).range).toEqual({ from, to });
});

test('a length of time goes back from its end', () => {
  expect(requested('over the last five fiscal years to fy2025')).toMatchObject({ years: 5, to: 2025 });
  expect(requested('7 yr cagr thru 2025')).toMatchObject({ years: 7, to: 2025 });
  expect(requested('in the last 10')).toMatchObject({ years: 10, to: null });
});

test('amounts are no years', () => {
  expect(requested('if it trades at $2000 or pays 2020 dollars').periods).toEqual([]);
});

test('“the year after” goes on from the question before', () => {
  expect(requested('and the year after?').shift).toBe(1);
  expect(requested('and the year before?').shift).toBe(-1);
});
