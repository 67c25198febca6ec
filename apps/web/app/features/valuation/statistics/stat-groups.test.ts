import { describe, expect, test } from 'vitest';
import { valuation } from '../valuation.fixture.ts';
import { type Stat, statGroups } from './stat-groups.ts';

function stat(label: string, of = valuation): Stat | undefined {
  return statGroups(of)
    .flatMap(({ stats }) => stats)
    .find((one) => one.label === label);
}

describe('the valuation card', () => {
  test('prints millions, ratios and percent', () => {
    expect(['Market cap', 'P/B ratio', 'FCF yield', 'Per share'].map((label) => stat(label)?.text)).toEqual([
      '4,541,611',
      '51.50',
      '2.7%',
      '1.03',
    ]);
  });

  test('prints the price score in points', () => {
    expect(stat('Price score 5Y')?.text).toBe('110');
  });

  test('a return has an arrow for its sign, and no other', () => {
    expect(stat('1Y', { ...valuation, totalReturnLtm: -0.372 })).toMatchObject({
      text: '37.2%',
      change: -0.372,
    });
  });

  test('a missing ratio is a dash with its reason', () => {
    expect(stat('P/E (LTM)')).toMatchObject({ text: '–', why: 'Earnings per share are zero or negative.' });
    expect(stat('10Y a year')).toMatchObject({ text: '–', why: 'The history is too short.' });
    expect(stat('Mean target')).toMatchObject({ text: '–', why: 'Not given by the source.' });
  });

  test('a zero is not missing', () => {
    expect(stat('10Y growth')).toMatchObject({ text: '-', why: null });
    expect(stat('Sell')).toMatchObject({ text: '-', why: null });
  });

  test('names the source of growth in PEG, and nothing without PEG', () => {
    expect(stat('PEG')?.hint).toBe('5-year growth');
    expect(stat('PEG', { ...valuation, pegSource: 'analysts' })?.hint).toBe('analysts’ growth');
    expect(stat('PEG', { ...valuation, peg: null, pegSource: null })?.hint).toBeNull();
  });

  test('without analysts says so in each of their lines', () => {
    const { stats } = statGroups({ ...valuation, analysts: null }).at(-1) ?? { stats: [] };
    expect(stats.map(({ text, why }) => [text, why])).toEqual(
      Array(4).fill(['–', 'No analyst ratings available.']),
    );
  });
});
