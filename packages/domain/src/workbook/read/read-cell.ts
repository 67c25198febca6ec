import { type CellInput, highestRate, lowestRate } from '../../custom-forecast/index.ts';
import { forecastColumns } from '../../forecast/index.ts';
import {
  addressOf,
  formulaFromSpreadsheet,
  parseFormula,
  type SheetNames,
  spreadsheetFormula,
} from '../../formulas/index.ts';
import { forecastFormulas, levelOfChange } from '../row-formulas.ts';
import { financialsSheetName, isClose } from '../table.ts';
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
    const written = exportedFormulas(exported, layout, lastYear);
    const isOurs = (text: string) =>
      plain(text) === plain(cell.formula ?? '') || (ours !== null && read(text) === ours);
    if (written.some(isOurs) || (ours !== null && ours === typed)) return same;
    if (ours !== null) return changed(ours);
  }
  if (typeof cell.value !== 'number' || !(cell.value >= lowestRate && cell.value <= highestRate)) {
    return { kind: 'unreadable' };
  }
  if (cell.formula !== null) return changed(cell.value, true);
  return isAsExported(cell.value, value) ? same : changed(cell.value);
}

const same: CellReading = { kind: 'same' };

function changed(input: CellInput | null, isNumberOnly = false): CellReading {
  return { kind: 'changed', input, isNumberOnly };
}

/** The formulas that an export may have written into the cell, by where the file has their cells. */
function exportedFormulas(
  { typed, row, year }: ExportedCell,
  { cellOf }: Layout,
  lastYear: number,
): string[] {
  const place = { year, terminalYear: lastYear + forecastColumns };
  const written = (source: string) => {
    const parsed = parseFormula(source);
    return parsed.ok ? spreadsheetFormula(parsed.formula, place, cellOf) : null;
  };
  if (typeof typed === 'string') return [written(typed)].filter((text) => text !== null);
  if (typed !== null) return [];
  if (row === 'freeCashFlowGrowthRate') {
    const rule = forecastFormulas.freeCashFlowGrowthRate;
    const [above, text] = [written(rule?.above ?? ''), written(rule?.formula ?? '')];
    return text === null ? [] : [text, `IF(${above}>0,${text},"")`];
  }
  return [levelOfChange[row], row].flatMap((key) => {
    const cell = key === undefined ? null : cellOf(key, 'averages');
    return cell === null ? [] : [addressOf(cell)];
  });
}

/** Spreadsheets write a formula with other spaces, case and dollars. */
function plain(formula: string): string {
  return formula.replace(/[\s$]/g, '').toUpperCase();
}

export function isAsExported(value: number, exported: number | null): boolean {
  return exported !== null && (isClose(value, exported) || Math.abs(value - exported) <= 1e-12);
}
