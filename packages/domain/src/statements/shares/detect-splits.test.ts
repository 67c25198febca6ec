import { describe, expect, test } from 'vitest';
import type { Fact } from '../../facts/index.ts';
import { fact } from '../synthetic-facts.ts';
import { allSplits } from './detect-splits.ts';

function filedTwice(filed: string, perShare: number, count: number, over: Partial<Fact> = {}): Fact[] {
  const accession = `0000000001-${filed}`;
  return [
    fact('EarningsPerShareDiluted', perShare, { unit: 'USD/shares', filed, accession, ...over }),
    fact('WeightedAverageNumberOfDilutedSharesOutstanding', count, {
      unit: 'shares',
      filed,
      accession,
      ...over,
    }),
  ];
}

const old = { start: '2023-01-01', end: '2023-12-31' };

describe('splits found in filings', () => {
  test('are found where EPS and count are filed again by one plain ratio', () => {
    const facts = [...filedTwice('2024-02-01', 6.45, 1000), ...filedTwice('2024-07-25', 0.92, 7002)];
    expect(allSplits([], facts)).toEqual([{ effective: '2024-07-25', ratio: 7 }]);
  });

  test('may be 3:2, or a reverse split', () => {
    expect(
      allSplits([], [...filedTwice('2024-02-01', 3, 1000), ...filedTwice('2024-07-25', 2, 1500)])[0]?.ratio,
    ).toBe(1.5);
    expect(
      allSplits([], [...filedTwice('2024-02-01', 0.26, 1000), ...filedTwice('2024-07-25', 1.3, 200)])[0]
        ?.ratio,
    ).toBe(0.2);
  });

  test('are found by EPS of continuing operations where no others are filed', () => {
    const facts = [...filedTwice('2024-02-01', 6.45, 1000), ...filedTwice('2024-07-25', 0.92, 7002)].map(
      (it) =>
        it.unit === 'shares' ? it : { ...it, tag: 'IncomeLossFromContinuingOperationsPerDilutedShare' },
    );
    expect(allSplits([], facts)).toEqual([{ effective: '2024-07-25', ratio: 7 }]);
  });

  test('are not found by a count alone', () => {
    expect(
      allSplits([], [...filedTwice('2024-02-01', 6.45, 1000), ...filedTwice('2024-07-25', 6.45, 7000)]),
    ).toEqual([]);
  });

  test('are distinct from a restated profit and from a count in thousands', () => {
    expect(
      allSplits([], [...filedTwice('2024-02-01', 4, 1000), ...filedTwice('2025-02-01', 2, 1000)]),
    ).toEqual([]);
    expect(
      allSplits([], [...filedTwice('2024-02-01', 4, 1e6), ...filedTwice('2025-02-01', 4, 1000)]),
    ).toEqual([]);
  });

  test('are found beside a profit restated at the same time', () => {
    const profit = (filed: string, value: number) =>
      fact('NetIncomeLoss', value, { filed, accession: `0000000001-${filed}` });
    const facts = [
      ...filedTwice('2024-02-01', 4, 1000),
      profit('2024-02-01', 4000),
      ...filedTwice('2025-02-01', 1.25, 4000),
      profit('2025-02-01', 5000),
    ];
    expect(allSplits([], facts)).toEqual([{ effective: '2025-02-01', ratio: 4 }]);
  });

  test('count once, however many periods show them', () => {
    const facts = [
      ...filedTwice('2024-02-01', 8, 1000),
      ...filedTwice('2024-02-01', 4, 900, old),
      ...filedTwice('2024-10-25', 2, 4000),
      ...filedTwice('2025-02-01', 1, 3600, old),
    ];
    expect(allSplits([], facts)).toEqual([{ effective: '2024-10-25', ratio: 4 }]);
  });

  test('of a loss filed as basic and diluted in one are found when the tags separate', () => {
    const one = [
      fact('EarningsPerShareBasicAndDiluted', -1.06, {
        unit: 'USD/shares',
        filed: '2022-02-01',
        accession: 'a',
      }),
      fact('WeightedAverageNumberOfShareOutstandingBasicAndDiluted', 97, {
        unit: 'shares',
        filed: '2022-02-01',
        accession: 'a',
      }),
    ];
    expect(allSplits([], [...one, ...filedTwice('2022-11-18', -0.35, 291)])).toEqual([
      { effective: '2022-11-18', ratio: 3 },
    ]);
  });
});

describe('recorded splits', () => {
  test('are not found again', () => {
    const given = [{ effective: '2024-06-10', ratio: 10 }];
    expect(
      allSplits(given, [...filedTwice('2024-05-29', 12, 250), ...filedTwice('2024-08-28', 1.2, 2500)]),
    ).toEqual(given);
  });

  test('take effect with the filing that anticipated them', () => {
    const given = [{ effective: '2024-06-10', ratio: 10 }];
    const facts = [...filedTwice('2024-02-21', 12, 250), ...filedTwice('2024-05-29', 1.2, 2500)];
    expect(allSplits(given, facts)).toEqual([{ effective: '2024-05-29', ratio: 10 }]);
  });

  describe('where no count is filed', () => {
    const perShare = (filed: string, value: number, profit: number, over: Partial<Fact> = {}) => {
      const vintages = { filed, accession: `0000000001-${filed}`, ...over };
      return [
        fact('EarningsPerShareDiluted', value, { ...vintages, unit: 'USD/shares' }),
        fact('NetIncomeLoss', profit, vintages),
      ];
    };
    const vintages = [
      ...perShare('2024-02-01', 49.16, 34_343),
      ...perShare('2024-02-01', 43.7, 30_736, old),
      ...perShare('2024-07-25', 2.46, 34_343),
    ];

    test('are found by EPS of an unchanged profit, in two periods of a filing', () => {
      expect(allSplits([], vintages)).toEqual([]);
      const twice = [...vintages, ...perShare('2024-07-25', 2.19, 30_736, old)];
      expect(allSplits([], twice)).toEqual([{ effective: '2024-07-25', ratio: 20 }]);
    });

    test('are found in one period by the ratio the company files', () => {
      const ratio = fact('StockholdersEquityNoteStockSplitConversionRatio1', 20, { unit: 'pure' });
      expect(allSplits([], [...vintages, ratio])).toEqual([{ effective: '2024-07-25', ratio: 20 }]);
    });

    test('are not a restated profit', () => {
      const other = [...perShare('2024-07-25', 2.19, 30_000, old), ...perShare('2024-07-25', 2.46, 34_000)];
      expect(allSplits([], [...vintages.slice(0, 4), ...other])).toEqual([]);
    });
  });
});
