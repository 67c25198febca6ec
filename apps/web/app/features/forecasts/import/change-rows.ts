import type { CellInput, TypedCell } from '@tenfold/domain/custom-forecast';
import { formatPercent } from '@tenfold/domain/format';
import { plainNumber } from '@tenfold/domain/typed-numbers';
import type { ChangedCell, ChangedRate, WorkbookReading } from '@tenfold/domain/workbook';
import { cellName } from '../cells/cell-names.ts';
import { failureLabel } from '../cells/failure-label.ts';

export interface ChangeRow {
  readonly name: string;
  readonly before: string;
  readonly after: string;
  /** The file has a formula that a forecast can't hold. */
  readonly isNumberOnly: boolean;
  /** Why the cell will be blank. */
  readonly failure: string | null;
}

/** The difference of a file, cell by cell. */
export function changeRows(
  { cells, rates }: Pick<Extract<WorkbookReading, { ok: true }>, 'cells' | 'rates'>,
  failed: readonly TypedCell[] = [],
): ChangeRow[] {
  return [...cells.map((cell) => cellRow(cell, failed)), ...rates.map(rateRow)];
}

function cellRow(
  { row, column, typed, value, input, isNumberOnly }: ChangedCell,
  failed: readonly TypedCell[],
): ChangeRow {
  const failure = failed.find((each) => each.row === row && each.column === column);
  return {
    name: cellName(row, column),
    before: typeof typed === 'string' ? typed : beforeText(value, input),
    after: inputText(input),
    isNumberOnly,
    failure: failure === undefined ? null : failureLabel(failure),
  };
}

function beforeText(value: number | null, input: CellInput | null): string {
  if (value === null) return 'empty';
  const isAlike = typeof input === 'number' && formatPercent(input) === formatPercent(value);
  return isAlike ? allDigits(value) : formatPercent(value);
}

function inputText(input: CellInput | null): string {
  if (input === null) return 'not typed';
  return typeof input === 'string' ? input : allDigits(input);
}

/** Rounded, a preview would show another number than is kept. */
function allDigits(rate: number): string {
  const [, decimals = ''] = plainNumber(Number((rate * 100).toPrecision(12))).split('.');
  return formatPercent(rate, Math.min(Math.max(decimals.length, 1), 12));
}

const rateNames: Record<ChangedRate['name'], string> = {
  requiredReturn: 'Required return',
  terminalGrowth: 'Terminal growth',
  netDebt: 'Net debt, millions',
  preferredStock: 'Preferred stock, millions',
  minorityInterest: 'Minority interest, millions',
  sharesOutstanding: 'Shares outstanding, millions',
  adrRatio: 'Ordinary shares of a traded one',
  currencyRate: 'Exchange rate at the fiscal year end',
};

function rateRow({ name, before, after }: ChangedRate): ChangeRow {
  const print = (value: number) =>
    name === 'requiredReturn' || name === 'terminalGrowth'
      ? allDigits(value)
      : value.toLocaleString('en-US', { maximumSignificantDigits: 15 });
  return {
    name: rateNames[name],
    before: print(before),
    after: print(after),
    isNumberOnly: false,
    failure: null,
  };
}
