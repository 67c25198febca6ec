import { describe, expect, test } from 'vitest';
import { evaluateFormula, parseFormula } from './index.ts';

const setting = { year: 2027, terminalYear: 2031, cell: () => ({ value: 0.2, why: null }) } as const;

function resultOf(source: string): number | string {
  const parsed = parseFormula(source);
  if (!parsed.ok) return parsed.failure.why;
  const value = evaluateFormula(source, parsed.formula, setting);
  return value.ok ? value.value : value.failure.why;
}

describe('arithmetic', () => {
  test.each([
    ['=1+2*3', 7],
    ['=(1+2)*3', 9],
    ['=10-4-3', 3],
    ['=16/4/2', 2],
    ['=6.5%', 0.065],
    ['=(1+2)%', 0.03],
    ['=2*50%', 1],
    ['=-2^2', 4],
    ['=-(2^2)', -4],
    ['=2^3^2', 512],
    ['=2^-1', 0.5],
    ['=--3', 3],
    ['=+3', 3],
    ['=4%^2', 0.0016],
    ['= 1e3 / 4 ', 250],
  ])('%s is %s', (source, value) => expect(resultOf(source)).toBeCloseTo(value, 15));

  test('a comparison is 1 or 0, and its rounding errors are none', () => {
    expect(resultOf('=2>1')).toBe(1);
    expect(resultOf('=2<=1')).toBe(0);
    expect(resultOf('=0.1+0.2=0.3')).toBe(1);
    expect(resultOf('=0.1+0.2>0.3')).toBe(0);
    expect(resultOf('=1<>2')).toBe(1);
  });
});

describe('a comma', () => {
  test.each([
    ['=6,5%', 0.065],
    ['=(1,5+1)*2', 5],
    ['=MAX(0,5; 1,25)', 1.25],
    ['=MAX(1, 2)', 2],
    ['=MAX(1,2.5)', 2.5],
    ['=MAX(1.5,2)', 2],
    ['=ROUND(margin,1)', 0.2],
    ['=max((1,5)*2, 1)', 3],
  ])('in %s is read as %s', (source, value) => expect(resultOf(source)).toBeCloseTo(value, 15));

  test('that could be decimal or separate two numbers is asked about', () => {
    expect(resultOf('=MAX(1,2)')).toBe('ambiguous_comma');
    expect(resultOf('=ROUND(margin*100,2)')).toBe('ambiguous_comma');
    expect(resultOf('=MAX(1,2, 3)')).toBe('ambiguous_comma');
  });

  test('does not separate where ; does', () => {
    expect(resultOf('=MAX(1; 2, 3)')).toBe('syntax');
  });
});

describe('functions', () => {
  test.each([
    ['=AVERAGE(1; 2; 6)', 3],
    ['=median(1; 2; 6)', 2],
    ['=MEDIAN(1; 2; 6; 4)', 3],
    ['=MIN(3; 1; 2)', 1],
    ['=SUM(0.1; 0.2)', 0.30000000000000004],
    ['=ROUND(1.005; 2)', 1.01],
    ['=ROUND(-2.5)', -3],
    ['=ROUND(1234; -2)', 1200],
    ['=ROUND(0.0000001; 7)', 1e-7],
    ['=CAGR(100; 121; 2)', 0.1],
    ['=CAGR(100; 110; 1)', 0.1],
    ['=IF(1>2; 1/0; 5)', 5],
  ])('%s is %s', (source, value) => expect(resultOf(source)).toBeCloseTo(value, 12));

  test.each([
    ['=IF(1; 2)', 'wrong_arguments'],
    ['=AVERAGE()', 'wrong_arguments'],
    ['=ROUND(1; 99)', 'wrong_arguments'],
    ['=CAGR(margin[2022:2025]; 1; 2)', 'wrong_arguments'],
    ['=CAGR(-1; 1; 2)', 'start_or_end_not_positive'],
    ['=CAGR(1; 2; 0)', 'wrong_arguments'],
    ['=CAGR(1; 2; 0.9)', 'wrong_arguments'],
    ['=VLOOKUP(1)', 'unknown_name'],
    ['=IF(margin[2022:2025]; 1; 2)', 'range_alone'],
    ['=margin[2022:2025]+1', 'range_alone'],
  ])('%s is refused: %s', (source, why) => expect(resultOf(source)).toBe(why));
});

describe('what cannot be read', () => {
  test.each([
    ['=', 'syntax'],
    ['=1+', 'syntax'],
    ['=(1', 'syntax'],
    ['=1)', 'syntax'],
    ['=5%%', 'syntax'],
    ['=0<margin<1', 'syntax'],
    ['=margin[', 'syntax'],
    ['=margin[1.5]', 'syntax'],
    ['=margin[next]', 'no_such_column'],
    ['=margin[-2025]', 'no_such_column'],
    ['=margins', 'unknown_name'],
    ['=averages.sales', 'unknown_name'],
    ['=years.margin', 'unknown_name'],
    ['=99[2025]', 'unknown_name'],
    ['=1/0', 'divided_by_zero'],
    ['=0^-1', 'divided_by_zero'],
    ['=0^0', 'not_a_number'],
    ['=(-8)^0.5', 'not_a_number'],
    ['=1e999', 'not_a_number'],
    ['=1e308*10', 'not_a_number'],
    ['=#REF!', 'syntax'],
    ['="text"', 'syntax'],
  ])('%s: %s', (source, why) => expect(resultOf(source)).toBe(why));

  test('is named by its place in the text', () => {
    const parsed = parseFormula('=margin + profits[2025]');
    expect(parsed).toEqual({
      ok: false,
      failure: { why: 'unknown_name', span: { from: 10, to: 17 }, text: 'profits', through: [] },
    });
  });
});

describe('a reference', () => {
  const referenceOf = (source: string) => {
    const parsed = parseFormula(source);
    return parsed.ok ? parsed.formula : parsed.failure.why;
  };

  test.each([
    ['=margin', { row: 'margin', column: { kind: 'offset', by: 0 } }],
    ['=MARGIN[-1]', { row: 'margin', column: { kind: 'offset', by: -1 } }],
    ['=margin[+2]', { row: 'margin', column: { kind: 'offset', by: 2 } }],
    ['=margin[2025]', { row: 'margin', column: { kind: 'year', year: 2025 } }],
    ['=margin[terminal]', { row: 'margin', column: { kind: 'terminal' } }],
    ['=averages.margin', { row: 'margin', column: { kind: 'averages' } }],
    ['=LTM.revenue', { row: 'revenue', column: { kind: 'ltm' } }],
    ['=06[2025]', { row: 'revenueChange', column: { kind: 'year', year: 2025 } }],
    ['=averages.06', { row: 'revenueChange', column: { kind: 'averages' } }],
    ['=grossProfit[2025]', { row: 'grossProfit', column: { kind: 'year', year: 2025 } }],
  ])('%s', (source, reference) => expect(referenceOf(source)).toMatchObject(reference));

  test('may be to a range of years, fixed or relative', () => {
    expect(parseFormula('=SUM(margin[-3:2025])')).toMatchObject({
      formula: { args: [{ first: { kind: 'offset', by: -3 }, last: { kind: 'year', year: 2025 } }] },
    });
  });
});
