import type { LineKey } from '@tenfold/domain/statements';
import { describe, expect, test } from 'vitest';
import { figureOf } from '../figure-of.ts';
import { filingOf, filingSets, filingsAreHere, symbols } from '../filings.ts';

const million = (symbol: string, line: LineKey, period: string) =>
  (figureOf(symbol, line, period).value ?? Number.NaN) / 1e6;

describe.skipIf(!filingsAreHere)('the balance sheets of real filers', () => {
  test.each([
    ['NKE', 'totalLiabilities', '2015', 8890],
    ['NKE', 'totalLiabilities', '2016', 9121],
    ['DXCM', 'shareholdersEquity', '2020', 1826.5],
    ['NOW', 'shareholdersEquity', '2016', 386.961],
    ['WDAY', 'shareholdersEquity', '2016', 1136.157],
    ['FTNT', 'shareholdersEquity', '2017', 589.4],
    ['PAYX', 'shareholdersEquity', '2017', 1955.3],
    ['BKR', 'totalLiabilities', '2016', 6866],
    ['CCI', 'totalAssets', '2015', 21936.966],
    ['TDY', 'shareholdersEquity', '2016', 1554.4],
    ['OXY', 'shareholdersEquity', '2017', 20572],
    ['CSX', 'totalAssets', '2022', 41682],
    ['CSX', 'totalLiabilities', '2022', 29213],
    ['CSX', 'shareholdersEquity', '2022', 12459],
    ['VRT', 'shareholdersEquity', '2018', -540.3],
    ['BX', 'minorityInterest', '2025', 11835.143],
    ['KKR', 'temporaryEquity', '2025', 2710.242],
  ] as const)('%s: %s of %s is %d million', (symbol, line, period, expected) => {
    expect(million(symbol, line, period)).toBeCloseTo(expected, 3);
  });

  test('of a shell are not those of the company that merged into it', () => {
    expect(figureOf('VRT', 'totalAssets', '2018').value).toBeNull();
    expect(figureOf('SW', 'totalAssets', '2024 Q2').value).toBeNull();
    expect(million('LIN', 'netIncome', '2017 Q2')).toBe(406);
  });

  test('balance within half a percent of assets, except marked ones', () => {
    const off: string[] = [];
    for (const symbol of symbols(...filingSets)) {
      const { annual, quarterly } = filingOf(symbol).statements;
      for (const { period, lines } of [...annual.slice(-11), ...quarterly.slice(-40)]) {
        const assets = lines.totalAssets.value;
        if (assets === null || lines.totalLiabilities.value === null) continue;
        const claims = [
          lines.totalLiabilities,
          lines.shareholdersEquity,
          lines.minorityInterest,
          lines.temporaryEquity,
        ].reduce((sum, it) => sum + (it.value ?? 0), 0);
        const isMarked = lines.totalLiabilities.marks.includes('does_not_balance');
        const isOff = Math.abs(assets - claims) > assets * 0.005;
        if (isOff || isMarked) off.push(`${symbol} ${period.year} ${period.quarter ?? ''} ${isMarked}`);
      }
    }
    // Interests in funds, and those of an LLC before its listing, are filed by dimension only.
    const byDimension = ['ARES', 'CVNA'];
    const others = off.filter((it) => !byDimension.includes(it.split(' ')[0] ?? '') || it.endsWith('false'));
    expect(others).toEqual(['BLK 2025  true', 'BLK 2025 3 true', 'BLK 2025 4 true']);
  });
});
