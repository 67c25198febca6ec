import { describe, expect, test } from 'vitest';
import {
  columnKeysAfter,
  type EditableRow,
  editableRows,
  resolveForecast,
} from '../custom-forecast/index.ts';
import { forecastFrom } from '../forecast/index.ts';
import type { RowKey } from '../rows/index.ts';
import {
  defaultChoice,
  isCashFlow,
  type MethodId,
  methodIds,
  valueBy,
  valueByForecast,
} from '../valuation/index.ts';
import { anyCompany } from '../valuation/methods/any-company.fixture.ts';
import { effectOf, movedRows } from './index.ts';

const company = anyCompany();
const perShare = ['earningsPerShare', 'freeCashFlowPerShare'] as const satisfies readonly RowKey[];

/** The forecast with every column of a row a thousandth higher. */
function assumptionsWith(row: EditableRow | null) {
  const { assumptions } = resolveForecast(company, { startsFrom: 'averages', baseYear: 2024, cells: {} });
  if (row === null) return assumptions;
  return assumptions.map((year) => ({ ...year, [row]: (year[row] ?? 0) + 0.001 }));
}

function worthBy(method: MethodId, row: EditableRow | null): number {
  const result = isCashFlow(method)
    ? valueByForecast(assumptionsWith(row), company, defaultChoice)
    : valueBy(method, company, defaultChoice);
  if (!result.ok) throw new Error(result.why);
  return result.valuePerShare;
}

function lastYear(row: EditableRow | null, key: RowKey): number | null {
  return forecastFrom(company, assumptionsWith(row), 'custom').columns.at(-1)?.figures[key].value ?? null;
}

describe.each(methodIds)('under %s', (method) => {
  test.each(editableRows)('%s moves what the table says, by a nudge of a thousandth', (row) => {
    const movesValue = worthBy(method, row) !== worthBy(method, null);
    const movesPerShare = perShare.some((key) => lastYear(row, key) !== lastYear(null, key));
    expect(effectOf(method, row)).toBe(movesValue ? 'value' : movesPerShare ? 'perShare' : 'nothing');
  });
});

test.each(editableRows)('each row named as moved by %s moves with it', (row) => {
  for (const key of movedRows[row]) expect(lastYear(row, key)).not.toBe(lastYear(null, key));
});

describe('a row that formulas lead to', () => {
  const linked = (input: string) => [{ row: 'percentageCfoOfRevenue', input } as const];

  test('moves the value with the row they are typed in', () => {
    expect(effectOf('fcfTenYears', 'margin', linked('=margin*1.15'))).toBe('value');
    expect(effectOf('fcfTenYears', 'margin', linked('=netIncome/revenue'))).toBe('value');
    expect(effectOf('fcfTenYears', 'percentageLiabilitiesOfAssets', linked('=roe[-1]'))).toBe('value');
    expect(effectOf('fcfTenYears', 'sharesOutstandingChange', linked('=margin*1.15'))).toBe('perShare');
    expect(effectOf('affo', 'margin', linked('=margin*1.15'))).toBe('perShare');
  });

  test('also through the formula of another row', () => {
    const typed = [
      ...linked('=margin*1.15'),
      { row: 'margin', input: '=10%-sharesOutstandingChange' } as const,
    ];
    expect(effectOf('fcfTenYears', 'sharesOutstandingChange', typed)).toBe('value');
  });

  test('and a circle of formulas comes to an end', () => {
    const typed = [
      { row: 'margin', input: '=totalAssetsChange' },
      { row: 'totalAssetsChange', input: '=margin' },
    ] as const;
    expect(effectOf('fcfTenYears', 'margin', typed)).toBe('perShare');
    expect(effectOf('fcfTenYears', 'totalAssetsChange', typed)).toBe('perShare');
  });

  test('as a nudge of a thousandth shows', () => {
    const worth = (margin: number) => {
      const { assumptions } = resolveForecast(company, {
        startsFrom: 'averages',
        baseYear: 2024,
        cells: Object.fromEntries(
          columnKeysAfter(2024).map((key) => [key, { margin, percentageCfoOfRevenue: '=margin*1.15' }]),
        ),
      });
      const result = valueByForecast(assumptions, company, defaultChoice);
      return result.ok ? result.valuePerShare : null;
    };
    expect(worth(0.201)).not.toBe(worth(0.2));
  });
});
