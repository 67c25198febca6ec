import { type EditableRow, editableRows, type TypedCell } from '../custom-forecast/index.ts';
import { referencesIn } from '../formulas/index.ts';
import type { AnyRowKey, RowKey } from '../rows/index.ts';
import type { MethodId } from '../valuation/index.ts';

/** What typing a row of a forecast moves: the value per share, per-share rows of the table only, or neither. */
export type RowEffect = 'value' | 'perShare' | 'nothing';

type TypedInput = Pick<TypedCell, 'row' | 'input'>;

/**
 * A typed forecast is valued by its free cash flow, whichever of these methods it was typed over: no shares but today's,
 * and no earnings, are in it.
 */
const byCashFlow: Readonly<Record<EditableRow, RowEffect>> = {
  revenueChange: 'value',
  margin: 'perShare',
  percentageCfoOfRevenue: 'value',
  capexChange: 'value',
  freeCashFlowGrowthRate: 'value',
  totalAssetsChange: 'nothing',
  percentageLiabilitiesOfAssets: 'nothing',
  sharesOutstandingChange: 'perShare',
};

/** The other methods read what was filed. */
const byFilings: Readonly<Record<EditableRow, RowEffect>> = {
  ...byCashFlow,
  revenueChange: 'perShare',
  percentageCfoOfRevenue: 'perShare',
  capexChange: 'perShare',
  freeCashFlowGrowthRate: 'perShare',
};

const effects: Readonly<Record<MethodId, Readonly<Record<EditableRow, RowEffect>>>> = {
  fcfTenYears: byCashFlow,
  fcfFiveYears: byCashFlow,
  capexWithRevenue: byCashFlow,
  fadingGrowth: byCashFlow,
  excessReturns: byFilings,
  affo: byFilings,
  dividends: byFilings,
  earningsPower: byFilings,
};

/**
 * What typing a row moves. A row that a typed formula of a row with more effect refers to moves what that row moves:
 * margin moves the value where CFO % of revenue is calculated from it.
 *
 * docs/methodology.md, "What moves the value"
 */
export function effectOf(method: MethodId, row: EditableRow, typed: readonly TypedInput[] = []): RowEffect {
  const own = effects[method][row];
  if (own === 'value') return own;
  const followed = [...rowsThatFollow(row, typed)].map((other) => effects[method][other]);
  return followed.includes('value') ? 'value' : followed.includes('perShare') ? 'perShare' : own;
}

/** The typed rows whose formulas lead to this one, directly or through others. */
function rowsThatFollow(row: EditableRow, typed: readonly TypedInput[]): ReadonlySet<EditableRow> {
  const formulas = typed.flatMap(({ row: to, input }) =>
    typeof input === 'string' ? [{ to, from: inputsOf(input) }] : [],
  );
  const found = new Set<EditableRow>();
  for (let size = -1; size < found.size; ) {
    size = found.size;
    for (const { to, from } of formulas) {
      if (from.some((each) => each === row || found.has(each))) found.add(to);
    }
  }
  return found;
}

/** The rows that may be typed behind those a formula names. */
function inputsOf(formula: string): readonly EditableRow[] {
  return referencesIn(formula).flatMap(({ row }) => behind(row));
}

function behind(row: AnyRowKey): readonly EditableRow[] {
  if ((editableRows as readonly AnyRowKey[]).includes(row)) return [row as EditableRow];
  return calculatedFrom[row] ?? [];
}

const cash = ['revenueChange', 'percentageCfoOfRevenue', 'capexChange', 'freeCashFlowGrowthRate'] as const;
const equity = ['totalAssetsChange', 'percentageLiabilitiesOfAssets'] as const;

const calculatedFrom: Readonly<Partial<Record<AnyRowKey, readonly EditableRow[]>>> = {
  revenue: ['revenueChange'],
  netIncome: ['revenueChange', 'margin'],
  cashFlowFromOperatingActivities: ['revenueChange', 'percentageCfoOfRevenue'],
  capex: ['capexChange'],
  freeCashFlow: cash,
  totalAssets: ['totalAssetsChange'],
  totalLiabilities: equity,
  shareholdersEquity: equity,
  sharesOutstanding: ['sharesOutstandingChange'],
  earningsPerShare: ['revenueChange', 'margin', 'sharesOutstandingChange'],
  freeCashFlowPerShare: [...cash, 'sharesOutstandingChange'],
  roa: ['revenueChange', 'margin', 'totalAssetsChange'],
  roe: ['revenueChange', 'margin', ...equity],
};

/** The rows worth naming that follow from each, besides those of its own statement. */
export const movedRows: Readonly<Record<EditableRow, readonly RowKey[]>> = {
  revenueChange: ['earningsPerShare', 'freeCashFlowPerShare'],
  margin: ['earningsPerShare', 'roe'],
  percentageCfoOfRevenue: ['freeCashFlowPerShare'],
  capexChange: ['freeCashFlowPerShare'],
  freeCashFlowGrowthRate: ['freeCashFlowPerShare'],
  totalAssetsChange: ['roa', 'roe'],
  percentageLiabilitiesOfAssets: ['roe'],
  sharesOutstandingChange: ['earningsPerShare', 'freeCashFlowPerShare'],
};
