import {
  type CellInput,
  columnKeysAfter,
  type EditableRow,
  editableRows,
  type ForecastCells,
} from '../../custom-forecast/index.ts';
import { type OwnFigureKey, ownFigureKeys } from '../../forecast/index.ts';
import { methodIds } from '../../valuation/index.ts';
import { type ExportedInputs, fileFormat, inputLabels } from '../inputs-sheet.ts';
import { numberAt, type ReadSheet, textAt } from './read-sheet.ts';

/** An editable cell as it was exported. */
export interface ExportedCell {
  readonly column: string;
  readonly row: EditableRow;
  /** The calendar year of its column. */
  readonly year: number;
  /** null where it follows what the forecast starts from. */
  readonly typed: CellInput | null;
  readonly value: number | null;
}

export interface ReadInputs extends ExportedInputs {
  readonly cells: readonly ExportedCell[];
  /** Figures of the fair value's sheet as exported, by label. */
  readonly figures: ReadonlyMap<string, number>;
}

/** The inputs a file was exported with; null where it isn't one of ours. */
export function readInputs(sheet: ReadSheet): ReadInputs | null {
  const lines = new Map<string, number>();
  let heading = 0;
  for (const row of [...sheet.keys()].sort((one, other) => one - other)) {
    const label = textAt(sheet, row, 1);
    if (label === inputLabels.cells) {
      heading = row;
      break;
    }
    if (!lines.has(label)) lines.set(label, row);
  }
  const text = (label: string) => textAt(sheet, lines.get(label) ?? 0, 2);
  const number = (label: string) => numberAt(sheet, lines.get(label) ?? 0, 2);

  const startsFrom = oneOf(['averages', 'analysts'], text(inputLabels.startsFrom));
  const leverage = oneOf(['levered', 'unlevered'], text(inputLabels.leverage));
  const method = text(inputLabels.method) === '' ? null : oneOf(methodIds, text(inputLabels.method));
  const baseYear = number(inputLabels.baseYear);
  const requiredReturn = number(inputLabels.requiredReturn);
  const terminalGrowth = number(inputLabels.terminalGrowth);
  if (
    text(inputLabels.format) !== fileFormat ||
    heading === 0 ||
    startsFrom === undefined ||
    leverage === undefined ||
    method === undefined ||
    baseYear === null ||
    requiredReturn === null ||
    terminalGrowth === null
  ) {
    return null;
  }
  const cells = readCells(sheet, heading + 1, baseYear);
  const ownFigures = ownFigureKeys.flatMap((key): [OwnFigureKey, number][] => {
    const value = number(inputLabels.ownFigure + key);
    return value === null ? [] : [[key, value]];
  });
  return {
    symbol: text(inputLabels.symbol),
    forecast: text(inputLabels.forecast),
    inputs: {
      startsFrom,
      baseYear,
      values: valuesOf(cells),
      requiredReturn,
      terminalGrowth,
      method,
      leverage,
      ownFigures: Object.fromEntries(ownFigures),
    },
    cells,
    figures: new Map(
      [...lines].flatMap(([label, row]): [string, number][] => {
        const value = numberAt(sheet, row, 2);
        return value === null ? [] : [[label, value]];
      }),
    ),
  };
}

function readCells(sheet: ReadSheet, first: number, baseYear: number): ExportedCell[] {
  const keys = columnKeysAfter(baseYear);
  return Array.from({ length: keys.length * editableRows.length }, (_, at) => first + at).flatMap(
    (line): ExportedCell[] => {
      const column = textAt(sheet, line, 1);
      const row = oneOf(editableRows, textAt(sheet, line, 2));
      const at = keys.indexOf(column);
      if (at < 0 || row === undefined) return [];
      const typed = textAt(sheet, line, 3);
      return [
        {
          column,
          row,
          year: baseYear + 1 + at,
          typed: typed.startsWith('=') ? typed : numberAt(sheet, line, 3),
          value: numberAt(sheet, line, 4),
        },
      ];
    },
  );
}

/** What was typed, by column and row. */
export function valuesOf(cells: readonly Pick<ExportedCell, 'column' | 'row' | 'typed'>[]): ForecastCells {
  const columns = [...new Set(cells.map(({ column }) => column))];
  return Object.fromEntries(
    columns.flatMap((column) => {
      const typed = cells.filter((cell) => cell.column === column && cell.typed !== null);
      return typed.length === 0
        ? []
        : [[column, Object.fromEntries(typed.map((cell) => [cell.row, cell.typed]))]];
    }),
  );
}

function oneOf<Name extends string>(names: readonly Name[], text: string): Name | undefined {
  return names.find((name) => name === text);
}
