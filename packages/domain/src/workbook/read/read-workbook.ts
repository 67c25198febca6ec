import type { EditableRow } from '../../custom-forecast/index.ts';
import { forecastColumns } from '../../forecast/index.ts';
import { anyRowOf } from '../../rows/index.ts';
import { type BridgeKey, bridgeKeys, bridgeLabels, isHeldInMillions } from '../bridge-labels.ts';
import { fairValueSheetName } from '../fair-value-sheet.ts';
import { type ForecastInputs, inputLabels, inputsSheetName } from '../inputs-sheet.ts';
import { resultLabels } from '../result-labels.ts';
import { type ExportedColumn, financialsSheetName } from '../table.ts';
import { allowedAs, allowedInCell, isAllowed, type UnreadableInput } from './allowed.ts';
import { calculatedOtherwise, changedFigures, type DifferentFigure } from './compare-figures.ts';
import { type MovedLayout, movedLayout } from './moved-layout.ts';
import { isAsExported, readCell } from './read-cell.ts';
import { type ExportedCell, type ReadInputs, readInputs, valuesOf } from './read-inputs.ts';
import { type Layout, readLayout } from './read-layout.ts';
import { cellAt, numberAt, type ReadSheet, type ReadWorkbook, textAt } from './read-sheet.ts';

/** The page a file is imported on. */
export interface ImportingPage {
  readonly symbol: string;
  readonly lastYear: number;
  /** Fiscal years, twelve months and averages. */
  readonly filed: readonly ExportedColumn[];
  /** The six columns that a forecast of these inputs has on the page. */
  readonly forecast: (inputs: ForecastInputs) => readonly ExportedColumn[];
}

export interface ChangedCell extends ExportedCell {
  readonly input: ExportedCell['typed'];
  readonly isNumberOnly: boolean;
}

export interface ChangedRate {
  readonly name: 'requiredReturn' | 'terminalGrowth' | BridgeKey;
  /** The value as the sheet holds it. */
  readonly before: number;
  readonly after: number;
}

export type WorkbookReading =
  | {
      readonly ok: true;
      /** The name of the forecast it was exported from. */
      readonly forecast: string;
      readonly before: ForecastInputs;
      readonly after: ForecastInputs;
      readonly cells: readonly ChangedCell[];
      readonly rates: readonly ChangedRate[];
      /** Calculated cells that were typed over: they aren't imported. */
      readonly calculated: readonly DifferentFigure[];
      /** The same of the fair value's sheet. */
      readonly results: readonly TypedResult[];
    }
  | { readonly ok: false; readonly why: 'not_ours' }
  | {
      readonly ok: false;
      readonly why: 'layout';
      readonly missing: readonly string[];
      readonly twice: readonly string[];
    }
  | { readonly ok: false; readonly why: 'other_company'; readonly symbol: string }
  | { readonly ok: false; readonly why: 'other_year'; readonly year: number }
  | {
      readonly ok: false;
      readonly why: 'figures_changed';
      readonly figures: readonly DifferentFigure[];
      readonly moved: MovedLayout;
    }
  | { readonly ok: false; readonly why: 'unreadable'; readonly inputs: readonly UnreadableInput[] };

/**
 * What a person changed in an exported workbook: inputs by where their names stand, compared with those it was exported
 * with. Whole or not at all: a figure of the company that was changed, or an input that is no number, refuses the file.
 *
 * docs/methodology.md, "The exported workbook"
 */
export function readWorkbook(file: ReadWorkbook, page: ImportingPage): WorkbookReading {
  const financials = file.get(financialsSheetName);
  const inputsSheet = file.get(inputsSheetName);
  const exported = inputsSheet === undefined ? null : readInputs(inputsSheet);
  if (financials === undefined || exported === null) return { ok: false, why: 'not_ours' };
  const { symbol, inputs } = exported;
  if (symbol !== page.symbol) return { ok: false, why: 'other_company', symbol };
  if (inputs.baseYear !== page.lastYear) return { ok: false, why: 'other_year', year: inputs.baseYear };

  const layout = readLayout(financials, page.lastYear);
  if (layout === null) return { ok: false, why: 'layout', missing: [], twice: [] };
  const moved = movedLayout(layout, page);
  if (layout.twice.length > 0 || !isWhole(layout, exported, page))
    return { ok: false, why: 'layout', missing: moved.missing, twice: layout.twice };
  const figures = changedFigures(financials, layout, page.filed);
  if (figures.length > 0) return { ok: false, why: 'figures_changed', figures, moved };
  const changes = readChanges(financials, file.get(fairValueSheetName), layout, exported);
  return changes.ok
    ? {
        ...changes,
        results: typedResults(file.get(fairValueSheetName)),
        calculated: calculatedOtherwise(financials, layout, page.forecast(changes.after), page.lastYear),
      }
    : changes;
}

function isWhole(
  { columns, cellOf }: Layout,
  { cells, inputs }: ReadInputs,
  { filed }: ImportingPage,
): boolean {
  const years = Array.from({ length: forecastColumns }, (_, at) => inputs.baseYear + 1 + at);
  return (
    [...filed.map(({ column }) => column), ...years].every((column) => columns.has(column)) &&
    cells.length > 0 &&
    cells.every(({ row, year }) => cellOf(row, year) !== null)
  );
}

function readChanges(
  financials: ReadSheet,
  fairValue: ReadSheet | undefined,
  layout: Layout,
  exported: ReadInputs,
):
  | Exclude<WorkbookReading, { ok: true }>
  | Omit<Extract<WorkbookReading, { ok: true }>, 'calculated' | 'results'> {
  const unreadable: UnreadableInput[] = [];
  const cells: ChangedCell[] = [];
  for (const each of exported.cells) {
    const place = layout.cellOf(each.row, each.year);
    if (place === null) continue;
    const reading = readCell(each, cellAt(financials, place), layout, exported.inputs.baseYear);
    if (reading.kind === 'unreadable') {
      unreadable.push({ name: nameOf(each.row, each.column), allowed: allowedInCell });
    }
    if (reading.kind === 'changed') {
      cells.push({ ...each, input: reading.input, isNumberOnly: reading.isNumberOnly });
    }
  }
  const rates = fairValue === undefined ? [] : changedRates(fairValue, exported, unreadable);
  if (unreadable.length > 0) return { ok: false, why: 'unreadable', inputs: unreadable };
  return {
    ok: true,
    forecast: exported.forecast,
    before: exported.inputs,
    after: withChanges(exported, cells, rates),
    cells,
    rates,
  };
}

/** Where the value follows from the forecast's cash flows, its sheet has the two rates and what leads to equity. */
function changedRates(
  sheet: ReadSheet,
  { figures }: ReadInputs,
  unreadable: UnreadableInput[],
): ChangedRate[] {
  const names = ['requiredReturn', 'terminalGrowth', ...bridgeKeys] as const;
  const labels = { ...inputLabels, ...bridgeLabels };
  return names.flatMap((name): ChangedRate[] => {
    const label = labels[name];
    const before = figures.get(label);
    const row = [...sheet.keys()].find((each) => textAt(sheet, each, 1) === label);
    if (row === undefined || before === undefined) return [];
    const { formula, value } = cellAt(sheet, { row, column: 2 });
    if (formula !== null && value === null) return [];
    const after = numberAt(sheet, row, 2);
    if (after !== null && isAsExported(after, before)) return [];
    const allowed = allowedAs(name);
    if (after !== null && isAllowed(after, allowed)) return [{ name, before, after }];
    unreadable.push({ name: label, allowed });
    return [];
  });
}

function withChanges(
  { inputs, cells: exported }: ReadInputs,
  changed: readonly ChangedCell[],
  rates: readonly ChangedRate[],
): ForecastInputs {
  const rate = (name: ChangedRate['name']) => rates.find((each) => each.name === name)?.after;
  const cells = exported.map((each) => {
    const change = changed.find(({ row, column }) => row === each.row && column === each.column);
    return change === undefined ? each : { ...each, typed: change.input };
  });
  const own = bridgeKeys.flatMap((key): [BridgeKey, number][] => {
    const value = rate(key);
    return value === undefined ? [] : [[key, isHeldInMillions(key) ? value * 1e6 : value]];
  });
  return {
    ...inputs,
    values: valuesOf(cells),
    requiredReturn: rate('requiredReturn') ?? inputs.requiredReturn,
    terminalGrowth: rate('terminalGrowth') ?? inputs.terminalGrowth,
    ownFigures: { ...inputs.ownFigures, ...Object.fromEntries(own) },
  };
}

function nameOf(row: EditableRow, column: string): string {
  return `${anyRowOf(row).label} ${column}`;
}

/** A result of the fair value's sheet that a person typed over. */
interface TypedResult {
  readonly label: string;
  readonly file: number;
}

const labels: readonly string[] = Object.values(resultLabels);

/** Those without their formula; none where no result has one: not every program saves formulas. */
function typedResults(sheet: ReadSheet | undefined): TypedResult[] {
  if (sheet === undefined) return [];
  const lines = [...sheet.keys()].map((row) => ({
    label: textAt(sheet, row, 1),
    cell: cellAt(sheet, { row, column: 2 }),
  }));
  const results = lines.filter(
    ({ label }) => labels.includes(label) || label.startsWith(`${resultLabels.perShare} on `),
  );
  if (results.every(({ cell }) => cell.formula === null)) return [];
  return results.flatMap(({ label, cell }) =>
    cell.formula === null && typeof cell.value === 'number' ? [{ label, file: cell.value }] : [],
  );
}
