import type { CellInput } from '../../custom-forecast/index.ts';
import { forecastColumns } from '../../forecast/index.ts';
import { formulaFromSpreadsheet, type SheetNames } from '../../formulas/index.ts';
import { financialsSheetName, isClose } from '../table.ts';
import { allowedInCell, isAllowed } from './allowed.ts';
import { inputFormulas, isWrittenAs } from './exported-formulas.ts';
import type { ExportedCell } from './read-inputs.ts';
import type { Layout } from './read-layout.ts';
import { isEmpty, type ReadCell } from './read-sheet.ts';

/** What an editable cell of the file says now, beside what it was exported with. */
export type CellReading =
  | { readonly kind: 'same' }
  | {
      readonly kind: 'changed';
      /** null: it follows what the forecast starts from. */
      readonly input: CellInput | null;
      /** A formula that says something else than one of a forecast can: the number it came to is taken. */
      readonly isNumberOnly: boolean;
    }
  | { readonly kind: 'unreadable' };

export function readCell(
  exported: ExportedCell,
  cell: ReadCell,
  layout: Layout,
  lastYear: number,
): CellReading {
  const { typed, value, year } = exported;
  if (isEmpty(cell)) return typed === null || value === null ? same : changed(null);
  if (cell.formula !== null) {
    const place = { year, terminalYear: lastYear + forecastColumns };
    const names: SheetNames = {
      sheet: financialsSheetName,
      cellAt: layout.nameAt,
      firstForecast: lastYear + 1,
    };
    const read = (text: string) => formulaFromSpreadsheet(text, place, names);
    const ours = read(cell.formula);
    const written = inputFormulas(exported, layout, lastYear);
    if (isWrittenAs(cell.formula, written)) return same;
    if (ours !== null && (ours === typed || written.some((text) => read(text) === ours))) return same;
    if (ours !== null) return changed(ours);
  }
  if (typeof cell.value !== 'number' || !isAllowed(cell.value, allowedInCell)) return { kind: 'unreadable' };
  if (cell.formula !== null) return changed(cell.value, true);
  return isAsExported(cell.value, value) ? same : changed(cell.value);
}

const same: CellReading = { kind: 'same' };

function changed(input: CellInput | null, isNumberOnly = false): CellReading {
  return { kind: 'changed', input, isNumberOnly };
}

export function isAsExported(value: number, exported: number | null): boolean {
  return exported !== null && (isClose(value, exported) || Math.abs(value - exported) <= 1e-12);
}
