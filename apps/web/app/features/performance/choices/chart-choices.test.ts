import { describe, expect, test } from 'vitest';
import { lookOf } from '../../../ui/chart/series/look-of.ts';
import { parseChoices } from './chart-choices.ts';
import { chartCookie } from './store-choices.ts';
import { readChoicesCookie } from './stored-choices.ts';

const defaults = parseChoices(null);
const chosen = {
  period: '1Y',
  type: 'line',
  mode: 'rebased',
  indicators: ['roe', 'stockPrice'],
  compare: ['MSFT', 'BRK-B'],
  log: true,
  events: true,
  alone: { indicators: ['revenue'], mode: 'absolute' },
} as const;

test('first-time visitors see price, EPS and FCF per share, and two amounts, in five colours', () => {
  expect(defaults.indicators).toEqual([
    'stockPrice',
    'earningsPerShare',
    'freeCashFlowPerShare',
    'revenue',
    'freeCashFlow',
  ]);
  expect(new Set(defaults.indicators.map((key) => lookOf(key).colour)).size).toBe(5);
});

describe('stored choices', () => {
  test('are restored, including an empty chart', () => {
    expect(parseChoices(chosen)).toEqual(chosen);
    expect(parseChoices({ indicators: [] }).indicators).toEqual([]);
  });

  test('drop unknown indicators, repeats, and unknown periods and modes', () => {
    expect(parseChoices({ period: '2Y', mode: 'log', indicators: ['roe', 'roe', 'gone', 7] })).toEqual({
      ...defaults,
      indicators: ['roe'],
    });
  });

  test('keep a period of the menu and own dates, and none that is no period', () => {
    for (const period of ['YTD', '3Y', 'MAX', '2020-01-02..2024-06-28'])
      expect(parseChoices({ period }).period).toBe(period);
    for (const period of ['2024-06-28..2020-01-02', '2020-02-30..2024-06-28', '..', '2020-01-02', 'max', 7])
      expect(parseChoices({ period }).period).toBe('10Y');
  });

  test('are replaced by the defaults when invalid', () => {
    for (const stored of [
      undefined,
      'text',
      7,
      [],
      { indicators: 'roe', compare: 'MSFT', log: 'true', events: 1 },
    ])
      expect(parseChoices(stored)).toEqual(defaults);
  });

  test('contain no invalid symbol', () => {
    expect(parseChoices({ compare: ['MSFT', '<script>', '', 'lower', 'X'.repeat(40)] }).compare).toEqual([
      'MSFT',
    ]);
  });

  test('are sent in a cookie, beside others', () => {
    const [pair = ''] = chartCookie(chosen).split(';');
    expect(readChoicesCookie(`session=1; ${pair}; theme=dark`)).toEqual(chosen);
  });

  test('are the defaults without a cookie, and with an invalid one', () => {
    for (const header of [null, '', 'chart=%7B', 'chart=%E0%A4%A', 'mychart=1'])
      expect(readChoicesCookie(header)).toEqual(defaults);
  });
});
