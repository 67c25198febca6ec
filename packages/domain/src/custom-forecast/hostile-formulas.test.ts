import { expect, test } from 'vitest';
import { baseOf } from '../forecast/forecast-base.fixture.ts';
import { columnKeysAfter, editableRows, type ForecastCells, resolveForecast } from './index.ts';

const base = baseOf();

function answerTo(formula: string): number | string | undefined {
  const cells: ForecastCells = { '2025': { margin: formula } };
  const [cell] = resolveForecast(base, { startsFrom: 'averages', baseYear: 2024, cells }).typed;
  return cell?.value ?? cell?.failure?.why;
}

test.each([
  ['a million characters', `=${'1+'.repeat(500_000)}1`, 'too_long'],
  ['a million blanks', `=${' '.repeat(1_000_000)}`, 'too_long'],
  ['ten thousand brackets', `=${'('.repeat(10_000)}`, 'too_long'],
  ['hundreds of brackets', `=${'('.repeat(300)}1${')'.repeat(300)}`, 'too_complex'],
  ['hundreds of signs', `=${'-'.repeat(300)}1`, 'too_complex'],
  ['a tower of powers', `=${'2^'.repeat(100)}2`, 'too_complex'],
  ['functions in functions', `=${'MAX('.repeat(100)}1${')'.repeat(100)}`, 'too_complex'],
  ['hundreds of parts', `=${'1+'.repeat(300)}1`, 'too_complex'],
  ['huge powers', '=9^9^9^9', 'not_a_number'],
  ['huge numbers', `=${'9'.repeat(400)}`, 'not_a_number'],
  ['infinity', '=Infinity', 'unknown_name'],
  ['no number', '=NaN', 'unknown_name'],
  ['prototype names', '=constructor', 'unknown_name'],
  ['prototype names as columns', '=__proto__.margin', 'unknown_name'],
  ['prototype names as functions', '=toString()', 'unknown_name'],
  ['prototype names in brackets', '=margin[constructor]', 'no_such_column'],
  ['code', '=globalThis', 'unknown_name'],
  ['calls to elsewhere', '=WEBSERVICE("https://example.com")', 'syntax'],
  ['dynamic data exchange', "=cmd|' /C calc'!A0", 'syntax'],
  ['years far away', '=SUM(margin[1900:2999])', 'no_such_column'],
  ['columns far away', '=margin[999999999999]', 'no_such_column'],
  ['what is not ASCII', '=mаrgin', 'syntax'],
  ['control characters', '=\u0000', 'syntax'],
])('%s are answered: %#', (_what, formula, why) => expect(answerTo(formula)).toBe(why));

test('numbers that are none stay blank', () => {
  for (const number of [Number.NaN, Number.POSITIVE_INFINITY, -1e300]) {
    const cells = { '2025': { margin: number } };
    const { typed, forecast } = resolveForecast(base, { startsFrom: 'averages', baseYear: 2024, cells });
    expect(typed[0]).toMatchObject({ value: null, failure: { why: 'out_of_range' } });
    expect(forecast.columns[0]?.figures.netIncome.value).toBeNull();
  }
});

test('the longest chain of the deepest formulas is answered', () => {
  const places = columnKeysAfter(2024).flatMap((column) => editableRows.map((row) => ({ column, row })));
  const cells: Record<string, Record<string, string>> = {};
  for (const [at, { column, row }] of places.entries()) {
    const next = places[at + 1];
    const reference = next === undefined ? '0.1' : `${next.row}[${next.column}]`;
    const formula = `=${'MAX(0+1*-'.repeat(8)}${reference}${'%)'.repeat(8)}`;
    cells[column] = { ...cells[column], [row]: formula };
  }
  const { typed } = resolveForecast(base, { startsFrom: 'averages', baseYear: 2024, cells });
  expect(typed).toHaveLength(places.length);
  expect(typed.every(({ failure }) => failure === null)).toBe(true);
});
