import {
  type CellInput,
  columnKeysAfter,
  editableRows,
  type ForecastCells,
  type StartingForecast,
} from '../custom-forecast/index.ts';
import { type OwnFigures, ownFigureKeys } from '../forecast/index.ts';
import type { MethodId } from '../valuation/index.ts';
import { numberCell, textCell, type WorkbookCell, type WorkbookSheet } from './sheet.ts';
import type { SheetTable } from './table.ts';

export const inputsSheetName = 'Inputs';

/** All that a person decides of a forecast, as it is saved. */
export interface ForecastInputs {
  readonly startsFrom: StartingForecast;
  readonly baseYear: number;
  readonly values: ForecastCells;
  readonly requiredReturn: number;
  readonly terminalGrowth: number;
  readonly method: MethodId | null;
  readonly leverage: 'levered' | 'unlevered';
  readonly ownFigures: OwnFigures;
}

export interface ExportedInputs {
  readonly symbol: string;
  /** The name of the forecast. */
  readonly forecast: string;
  readonly inputs: ForecastInputs;
}

/** What stands beside each line of the sheet, and what an import looks for. */
export const inputLabels = {
  format: 'Format',
  symbol: 'Symbol',
  forecast: 'Forecast',
  startsFrom: 'Starts from',
  baseYear: 'Last fiscal year',
  requiredReturn: 'Required return',
  terminalGrowth: 'Terminal growth',
  method: 'Method',
  leverage: 'Cash flows',
  ownFigure: 'Own figure: ',
  cells: 'Fiscal year',
} as const;

export const fileFormat = 'Tenfold forecast 1';

/** A figure of the fair value's sheet that a person may put their own in place of, as exported. */
export interface BridgeFigure {
  readonly label: string;
  /** The value as the sheet holds it. */
  readonly value: number;
}

/** The inputs as they were exported: an import compares the other sheets with them to find what was changed. */
export function inputsSheet(
  table: SheetTable,
  { symbol, forecast, inputs }: ExportedInputs,
  bridge: readonly BridgeFigure[],
): WorkbookSheet {
  const rows = editableRows.filter((key) => table.rows.some((row) => row.key === key));
  return {
    name: inputsSheetName,
    rows: [
      [textCell('Inputs of this file', 'title')],
      [
        textCell(
          'What an import compares with. Change the blue cells of the other sheets, not these.',
          'note',
        ),
      ],
      line(inputLabels.format, textCell(fileFormat)),
      line(inputLabels.symbol, textCell(symbol)),
      line(inputLabels.forecast, textCell(forecast)),
      line(inputLabels.startsFrom, textCell(inputs.startsFrom)),
      line(inputLabels.baseYear, numberCell(inputs.baseYear, 'count')),
      line(inputLabels.requiredReturn, numberCell(inputs.requiredReturn, 'percent')),
      line(inputLabels.terminalGrowth, numberCell(inputs.terminalGrowth, 'percent')),
      line(inputLabels.method, textCell(inputs.method ?? '')),
      line(inputLabels.leverage, textCell(inputs.leverage)),
      ...ownFigureKeys.flatMap((key) => {
        const value = inputs.ownFigures[key];
        return value === undefined ? [] : [line(inputLabels.ownFigure + key, numberCell(value, 'ratio'))];
      }),
      ...bridge.map(({ label, value }) => line(label, numberCell(value, 'money'))),
      [],
      [inputLabels.cells, 'Row', 'Typed', 'Value'].map((heading) => textCell(heading, 'heading')),
      ...columnKeysAfter(inputs.baseYear).flatMap((column, at) =>
        rows.map((row) => [
          textCell(column),
          textCell(row),
          typedCell(inputs.values[column]?.[row]),
          numberCell(table.valueOf(row, inputs.baseYear + 1 + at) ?? null, 'percent'),
        ]),
      ),
    ],
    frozen: { columns: 0, rows: 2 },
    widths: [32, 30, 40, 14],
  };
}

function line(label: string, cell: WorkbookCell): WorkbookCell[] {
  return [textCell(label), cell];
}

function typedCell(input: CellInput | undefined): WorkbookCell | null {
  if (input === undefined) return null;
  return typeof input === 'number' ? numberCell(input, 'percent') : textCell(input);
}
