import { describe, expect, test } from 'vitest';
import {
  callAt,
  columnsMeant,
  expectsValue,
  nameRows,
  referencesIn,
  referenceText,
  suggestionsAt,
  switchReference,
} from './index.ts';

const place = { year: 2028, terminalYear: 2031 };

describe('the references of a formula', () => {
  test('are found with their place in the text, also while it is typed', () => {
    const source = '=AVERAGE(revenueChange[-1], 06[2025], averages.margin, profit, margin[2022:';
    const found = referencesIn(source).map(({ span }) => source.slice(span.from, span.to));
    expect(found).toEqual(['revenueChange[-1]', '06[2025]', 'averages.margin']);
  });

  test('mean columns of the table', () => {
    const [range, terminal, averages, same] = referencesIn(
      '=MAX(margin[-2:2028]; margin[Terminal]; averages.margin; capexChange)',
    ).map((reference) => columnsMeant(reference, place));
    expect([range, terminal, averages, same]).toEqual([[2026, 2027, 2028], [2031], ['averages'], [2028]]);
  });
});

describe('a click on a cell writes', () => {
  test.each([
    [2027, 'relative', 'margin[-1]'],
    [2028, 'relative', 'margin'],
    [2029, 'relative', 'margin[1]'],
    [2025, 'fixed', 'margin[2025]'],
    [2031, 'fixed', 'margin[Terminal]'],
    ['averages', 'relative', 'averages.margin'],
  ] as const)('%s, %s: %s', (column, style, text) => {
    expect(referenceText('margin', column, place, style)).toBe(text);
  });

  test('only where a value is expected', () => {
    const expecting = ['=', '=1 + ', '=MAX(', '=MAX(1; ', '=IF(margin >'];
    expect(expecting.map((text) => expectsValue(text, text.length))).toEqual(expecting.map(() => true));
    const notExpecting = ['', '6.5', '=1', '=margin', '=margin[', '=MAX(1)', '=5%'];
    expect(notExpecting.map((text) => expectsValue(text, text.length))).toEqual(
      notExpecting.map(() => false),
    );
  });
});

describe('F4', () => {
  test.each([
    ['=Margin[-1] * 2', 4, '=Margin[2027] * 2', 13],
    ['=Margin[2027] * 2', 13, '=Margin[-1] * 2', 11],
    ['=1 + margin', 11, '=1 + margin[2028]', 17],
    ['=SUM(margin[-3:-1])', 8, '=SUM(margin[2025:2027])', 22],
    ['=SUM(margin[2025:2027])', 8, '=SUM(margin[-3:-1])', 18],
    ['=margin[3]', 3, '=margin[Terminal]', 17],
    ['=06[Terminal]', 1, '=06[3]', 6],
  ])('at %s (%i): %s', (source, caret, text, after) => {
    expect(switchReference(source, caret, place)).toEqual({ text, caret: after });
  });

  test('has nothing to switch on averages, numbers and outside references', () => {
    expect(switchReference('=averages.margin', 3, place)).toBeNull();
    expect(switchReference('=margin + 12', 11, place)).toBeNull();
  });

  test('twice changes nothing', () => {
    const once = switchReference('=MAX(margin[-2:1]; 0)', 7, place);
    expect(switchReference(once?.text ?? '', 7, place)?.text).toBe('=MAX(margin[-2:1]; 0)');
  });
});

describe('suggestions', () => {
  const inserts = (source: string, caret = source.length) =>
    suggestionsAt(source, caret, 'margin').map(({ insert }) => insert);

  test('are functions, rows and averages, the own row first', () => {
    expect(inserts('=MAX(margin[-1], av').slice(0, 4)).toEqual([
      'AVERAGE(',
      'averages.margin',
      'averageMarketCap',
      'averageStockPrice',
    ]);
    expect(inserts('=averages.').slice(0, 1)).toEqual(['averages.margin']);
    expect(inserts('=averages.cap')).toEqual([
      'averages.capex',
      'averages.capexChange',
      'averages.averageMarketCap',
    ]);
    expect(inserts('=liab')).toContain('totalLiabilities');
    expect(inserts('=margin[t')).toEqual(['Terminal']);
  });

  test('replace the whole word at the caret', () => {
    expect(suggestionsAt('=1+marg*2', 6, 'margin')[0]).toMatchObject({
      insert: 'margin',
      span: { from: 3, to: 7 },
    });
  });

  test('are none outside a formula and where no word has begun', () => {
    expect(['av', '=', '=1', '=margin[-1]', '=margin[-1', '=MAX('].map((text) => inserts(text))).toEqual(
      Array(6).fill([]),
    );
  });
});

test('the function around the caret is known with its argument', () => {
  expect(callAt('=IF(MAX(1; 2) > 0; ', 19)).toEqual({ name: 'IF', argument: 1 });
  expect(callAt('=IF(MAX(1; (2', 13)).toEqual({ name: 'MAX', argument: 1 });
  expect(callAt('=1 + 2', 5)).toBeNull();
});

test('row numbers are named by the table they were read from', () => {
  const rows = ['earningsPerShare', 'revenue', 'margin'];
  expect(nameRows('=03[2025] + averages.03 * 3 - 02[-1]', rows)).toBe(
    '=margin[2025] + averages.margin * 3 - revenue[-1]',
  );
  expect(nameRows('=09[2025]', rows)).toBe('=09[2025]');
});
