import { describe, expect, test } from 'vitest';
import { lookOf } from '../../../ui/chart/series/look-of.ts';
import { parseChoices } from './chart-choices.ts';
import { chartCookie, readChoicesCookie } from './chart-cookie.ts';

const defaults = parseChoices(null);
const chosen = {
  period: '1Y',
  type: 'line',
  mode: 'rebased',
  indicators: ['roe', 'stockPrice'],
  compare: ['MSFT', 'BRK-B'],
} as const;

test('who comes for the first time sees the price, EPS and FCF per share, and two amounts, in five colours', () => {
  expect(defaults.indicators).toEqual([
    'stockPrice',
    'earningsPerShare',
    'freeCashFlowPerShare',
    'revenue',
    'freeCashFlow',
  ]);
  expect(new Set(defaults.indicators.map((key) => lookOf(key).colour)).size).toBe(5);
});

describe('choices kept in a browser', () => {
  test('come back as they were left, an empty chart included', () => {
    expect(parseChoices(chosen)).toEqual(chosen);
    expect(parseChoices({ indicators: [] }).indicators).toEqual([]);
  });

  test('lose what is no indicator, what is there twice, and what is no period or mode', () => {
    expect(parseChoices({ period: '2Y', mode: 'log', indicators: ['roe', 'roe', 'gone', 7] })).toEqual({
      ...defaults,
      indicators: ['roe'],
    });
  });

  test('are the defaults where something else was kept', () => {
    for (const stored of [undefined, 'text', 7, [], { indicators: 'roe', compare: 'MSFT' }])
      expect(parseChoices(stored)).toEqual(defaults);
  });

  test('hold no symbol that could be none', () => {
    expect(parseChoices({ compare: ['MSFT', '<script>', '', 'lower', 'X'.repeat(40)] }).compare).toEqual([
      'MSFT',
    ]);
  });

  test('travel in a cookie, beside others', () => {
    const [pair = ''] = chartCookie(chosen).split(';');
    expect(readChoicesCookie(`session=1; ${pair}; theme=dark`)).toEqual(chosen);
  });

  test('are the defaults without a cookie, and with one that was tampered with', () => {
    for (const header of [null, '', 'chart=%7B', 'chart=%E0%A4%A', 'mychart=1'])
      expect(readChoicesCookie(header)).toEqual(defaults);
  });
});
