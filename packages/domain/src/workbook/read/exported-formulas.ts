import { forecastColumns } from '../../forecast/index.ts';
import { addressOf, parseFormula, spreadsheetFormula } from '../../formulas/index.ts';
import type { AnyRowKey } from '../../rows/index.ts';
import { forecastFormulas, levelOfChange, type RowFormula, typedGrowthFormula } from '../row-formulas.ts';
import type { ExportedCell } from './read-inputs.ts';
import type { Layout } from './read-layout.ts';

/** The formulas that an export may have written into an editable cell, by where the file has their cells. */
export function inputFormulas(
  { typed, row, year }: ExportedCell,
  layout: Layout,
  lastYear: number,
): string[] {
  if (typeof typed === 'string') return written({ formula: typed }, year, layout, lastYear);
  if (typed !== null) return [];
  if (row === 'freeCashFlowGrowthRate') return ruleFormulas(row, year, layout, lastYear);
  return [levelOfChange[row], row].flatMap((key) => {
    const cell = key === undefined ? null : layout.cellOf(key, 'averages');
    return cell === null ? [] : [addressOf(cell)];
  });
}

/** The formulas of a row that follows from others. */
export function ruleFormulas(row: AnyRowKey, year: number, layout: Layout, lastYear: number): string[] {
  const rules = [forecastFormulas[row], row === 'freeCashFlow' ? typedGrowthFormula : undefined];
  return rules.flatMap((rule) => (rule === undefined ? [] : written(rule, year, layout, lastYear)));
}

function written(
  { formula, above }: RowFormula,
  year: number,
  { cellOf }: Layout,
  lastYear: number,
): string[] {
  const place = { year, terminalYear: lastYear + forecastColumns };
  const inSheet = (source: string) => {
    const parsed = parseFormula(source);
    return parsed.ok ? spreadsheetFormula(parsed.formula, place, cellOf) : null;
  };
  const text = inSheet(formula);
  if (text === null) return [];
  return above === undefined ? [text] : [text, `IF(${inSheet(above)}>0,${text},"")`];
}

/** Spreadsheets write a formula with other spaces, case and dollars. */
export function isWrittenAs(formula: string, texts: readonly string[]): boolean {
  return texts.some((text) => plain(text) === plain(formula));
}

function plain(formula: string): string {
  return formula.replace(/[\s$]/g, '').toUpperCase();
}
