import type { Column } from '../columns/index.ts';
import { computed, type Figure, type MissingReason, missing } from '../figures/index.ts';
import type { Forecast } from '../forecast/index.ts';
import type { RowKey } from '../rows/index.ts';
import type { FairValue, FairValueResult, NoValueReason, ValuationChoice } from './fair-value.ts';

/**
 * The forecast's columns with the rows of its fair value: required return and present value in each, the terminal
 * value in the terminal one, and the walk to value per share in the first estimated one, where the specification
 * keeps it. Free cash flow growth is the forecast's own; the terminal growth is the reader's choice beside it.
 */
export function valuationColumns(
  forecast: Forecast,
  result: FairValueResult,
  choice: ValuationChoice,
): Column[] {
  return forecast.columns.map((column, index) => ({
    ...column,
    figures: {
      ...column.figures,
      requiredReturn: computed(choice.requiredReturn, 'choice'),
      ...(result.ok ? valueFigures(column, index, result) : refusedFigures(column, result.why)),
    },
  }));
}

type ValueFigures = Partial<Record<RowKey, Figure>>;

function valueFigures(column: Column, index: number, value: FairValue): ValueFigures {
  if (column.kind === 'terminal') {
    return {
      terminalValue: computed(value.terminal.terminalValue, 'FCF ÷ (required return − growth)'),
      pvBreakdown: computed(value.terminal.presentValue, 'terminal value × discount factor'),
    };
  }
  const year = value.years[index];
  const presentValue = year === undefined ? missing('part_missing') : pv(year.presentValue);
  return column.kind === 'estimated'
    ? { pvBreakdown: presentValue, ...walk(value) }
    : { pvBreakdown: presentValue };
}

function walk(value: FairValue): ValueFigures {
  return {
    enterpriseValue: computed(value.enterpriseValue, 'PV of FCF + PV of terminal value'),
    netDebtEstimate: computed(value.netDebt, 'net debt of the last fiscal year'),
    preferredStock: computed(value.preferredStock, 'of the last fiscal year'),
    minorityInterest: computed(value.minorityInterest, 'of the last fiscal year'),
    averageMarketCap: computed(
      value.valuePerShare * value.sharesOutstanding,
      'enterprise value − net debt − preferred stock − minority interest',
    ),
    averageStockPrice: computed(value.valuePerShare, 'market cap ÷ latest diluted shares'),
  };
}

function pv(value: number): Figure {
  return computed(value, 'FCF × discount factor');
}

function refusedFigures(column: Column, reason: NoValueReason): ValueFigures {
  const refused = missing(toMissingReason(reason));
  if (column.kind === 'terminal') return { terminalValue: refused, pvBreakdown: refused };
  if (column.kind !== 'estimated') return { pvBreakdown: refused };
  return {
    pvBreakdown: refused,
    enterpriseValue: refused,
    netDebtEstimate: refused,
    preferredStock: refused,
    minorityInterest: refused,
    averageMarketCap: refused,
    averageStockPrice: refused,
  };
}

/** The reasons a figure knows; the fair value itself says the rest in full. */
function toMissingReason(reason: NoValueReason): MissingReason {
  switch (reason) {
    case 'not_meaningful_for_financials':
    case 'currency_mismatch':
    case 'adr_ratio_unknown':
    case 'shares_missing':
    case 'no_estimates':
      return reason;
    default:
      return 'part_missing';
  }
}
