import type { Scorecard, ScorecardLine } from '@tenfold/contract/forecasts';
import { forecastId } from '@tenfold/contract/ids';
import { describe, expect, test } from 'vitest';
import { scoreFactsOf } from './score-facts.ts';
import { errorLabel, leanLabel, lineYearsOf, scoreLinesOf, signedErrorLabel } from './score-lines.ts';

const record = (bias: number, error: number, years = 6) => ({ bias, error, years });
const line = (row: ScorecardLine['row'], differences: Partial<ScorecardLine> = {}): ScorecardLine => ({
  row,
  mine: record(0.017, 0.024),
  averages: record(0.034, 0.045),
  analysts: null,
  ...differences,
});

describe('the lines of a scorecard', () => {
  test('are those with a score, by the names of the table', () => {
    const lines = scoreLinesOf([line('revenueChange'), line('margin', { mine: null }), line('freeCashFlow')]);
    expect(lines.map(({ label }) => label)).toEqual(['Revenue change', 'FCF']);
  });

  test('name who was closest, on the same years only', () => {
    const closest = (analysts: ScorecardLine['analysts']) =>
      scoreLinesOf([line('revenueChange', { analysts })]).map((each) => each.closest);
    expect(closest(null)).toEqual(['mine']);
    expect(closest(record(0, 0.011))).toEqual(['analysts']);
    expect(closest(record(0, 0.011, 2))).toEqual(['mine']);
    expect(closest(record(0, 0.024))).toEqual([null]);
  });

  test('count percentages in points and amounts in percent', () => {
    expect([errorLabel('revenueChange', -0.024), errorLabel('revenue', 0.127)]).toEqual(['2.4 pts', '12.7%']);
    expect([0.017, -0.002, 0.0001].map((bias) => signedErrorLabel('margin', bias))).toEqual([
      '+1.7 pts',
      '−0.2 pts',
      '0.0 pts',
    ]);
  });

  test('lean where the bias is a third of the error or more', () => {
    expect([record(0.017, 0.024), record(-0.01, 0.024), record(0.003, 0.017)].map(leanLabel)).toEqual([
      'too high',
      'too low',
      'no clear lean',
    ]);
  });
});

test('in three sentences: against averages, the largest lean, the best line', () => {
  const lines = scoreLinesOf([
    line('revenueChange'),
    line('percentageCfoOfRevenue', { mine: record(0.003, 0.017), averages: record(0, 0.08) }),
    line('margin', { mine: record(0.01, 0.05) }),
  ]);
  expect(scoreFactsOf(lines, 4, 6)).toEqual([
    {
      title: 'Lines where you beat the averages',
      figure: '2 of 3',
      note: '4 forecasts, 6 fiscal years scored',
    },
    {
      title: 'Your largest lean',
      figure: 'Revenue change, 1.7 pts too high',
      note: 'On average over 6 years.',
    },
    { title: 'Your best line', figure: 'CFO, % of revenue, 1.7 pts off', note: 'Averages were 8.0 pts off.' },
  ]);
});

test('a line as close as the averages is not called the best', () => {
  const same = line('margin', { averages: record(0.017, 0.024) });
  const facts = scoreFactsOf(scoreLinesOf([same]), 1, 1).map(({ title, figure }) => [title, figure]);
  expect(facts).toEqual([
    ['Lines where you beat the averages', '0 of 1'],
    ['Your largest lean', 'Margin, 1.7 pts too high'],
  ]);
});

test('a line opens the years it counts: those predicted one year ahead, of the forecast that is chosen', () => {
  const year = (id: number, horizon: number) => ({
    forecastId: forecastId.parse(id),
    year: 2024,
    accession: 'a',
    filed: '2024-07-25',
    horizon,
    version: 1,
    savedAt: '2023-08-15T15:00:00Z',
    yearWasOver: false,
    typedScore: null,
    levels: [],
    score: { mine: null, averages: null, skill: null, rows: 1 },
    rows: [
      {
        row: 'revenueChange' as const,
        isTyped: true,
        actual: 0.002831,
        yardstick: null,
        mine: { forecast: 0.06, error: 0.0572, scaled: null },
        averages: { forecast: 0.073, error: 0.0702, scaled: null },
        analysts: null,
      },
    ],
  });
  const names = { nextYear: 2025, nextYearEnds: '2025-05-31', lines: [] };
  const card: Scorecard = {
    forecasts: [
      { id: forecastId.parse(1), name: 'Recovery', symbol: 'NKE', companyName: 'NIKE, Inc.', ...names },
      { id: forecastId.parse(2), name: 'Slow', symbol: 'NKE', companyName: 'NIKE, Inc.', ...names },
    ],
    lines: [],
    notScored: [],
    withheld: [],
    years: [year(1, 1), year(1, 2), year(2, 1)],
  };
  const revenue = { row: 'revenueChange' as const };
  expect(lineYearsOf(revenue, card, null).map(({ forecast }) => forecast)).toEqual(['Recovery', 'Slow']);
  expect(lineYearsOf(revenue, card, forecastId.parse(1))).toMatchObject([
    {
      title: 'NIKE, Inc. 2024',
      savedAt: 'Aug 15, 2023',
      filed: 'Jul 25, 2024',
      forecasts: { mine: '6.0%', averages: '7.3%', analysts: '–' },
      actual: '0.3%',
      error: '+5.7 pts',
    },
  ]);
});
