import { columnNumber, movedFormula, type SheetCell } from '@tenfold/domain/formulas';
import type { ReadCell, ReadSheet } from '@tenfold/domain/workbook';
import { readXml } from './read-xml.ts';
import { BrokenFile } from './zip.ts';

/** An exported sheet has 1,500 cells in 60 rows; a person may add to it. */
const limits = { cells: 50_000, row: 5_000, column: 500, text: 40_000, texts: 50_000 };

/** The texts that cells name by their number. */
export function sharedTexts(xml: string): string[] {
  const texts: string[] = [];
  let isText = false;
  let phonetic = 0;
  readXml(xml, {
    open: (name) => {
      if (name === 'si') texts.push('');
      if (texts.length > limits.texts) throw new BrokenFile('too_large');
      if (name === 'rPh') phonetic += 1;
      isText = name === 't' && phonetic === 0;
    },
    close: (name) => {
      if (name === 'rPh') phonetic -= 1;
      isText = false;
    },
    text: (part) => {
      if (isText && texts.length > 0) texts[texts.length - 1] = bounded((texts.at(-1) ?? '') + part);
    },
  });
  return texts;
}

/** The cells of a sheet as they are written: nothing is calculated, and no address is followed. */
export function readSheetXml(xml: string, texts: readonly string[]): ReadSheet {
  const sheet = new Map<number, Map<number, ReadCell>>();
  const shared = new Map<string, { readonly text: string; readonly at: SheetCell }>();
  let row = 0;
  let column = 0;
  let count = 0;
  let cell: { type: string; value: string; formula: string | null; sharedAs: string | null } | null = null;
  let within: 'v' | 'f' | 't' | null = null;

  readXml(xml, {
    open: (name, attribute) => {
      if (name === 'row') {
        row = Number(attribute('r') ?? row + 1);
        column = 0;
        if (!(row >= 1 && row <= limits.row)) throw new BrokenFile('too_large');
      } else if (name === 'c') {
        const letters = attribute('r')?.match(/^[A-Z]{1,3}(?=\d)/)?.[0];
        column = letters === undefined ? column + 1 : columnNumber(letters);
        count += 1;
        if (count > limits.cells || column > limits.column) throw new BrokenFile('too_large');
        cell = { type: attribute('t') ?? 'n', value: '', formula: null, sharedAs: null };
      } else if (cell !== null && (name === 'v' || name === 't')) {
        within = name;
      } else if (cell !== null && name === 'f') {
        within = 'f';
        cell.formula = '';
        if (attribute('t') === 'shared') cell.sharedAs = attribute('si') ?? '';
      } else {
        within = null;
      }
    },
    text: (part) => {
      if (cell === null || within === null) return;
      if (within === 'f') cell.formula = bounded((cell.formula ?? '') + part);
      else cell.value = bounded(cell.value + part);
    },
    close: (name) => {
      within = null;
      if (name !== 'c' || cell === null) return;
      const line = sheet.get(row) ?? new Map<number, ReadCell>();
      sheet.set(
        row,
        line.set(column, { value: contentOf(cell, texts), formula: formulaOf(cell, { row, column }) }),
      );
      cell = null;
    },
  });
  return sheet;

  /** Neighbours share one text, which is written for the first of them. */
  function formulaOf(
    { formula, sharedAs }: { formula: string | null; sharedAs: string | null },
    at: SheetCell,
  ): string | null {
    if (formula === null || sharedAs === null) return formula;
    if (formula !== '') {
      shared.set(sharedAs, { text: formula, at });
      return formula;
    }
    const first = shared.get(sharedAs);
    return first === undefined
      ? ''
      : movedFormula(first.text, { column: at.column - first.at.column, row: at.row - first.at.row });
  }
}

function contentOf(
  { type, value }: { type: string; value: string },
  texts: readonly string[],
): ReadCell['value'] {
  if (type === 's') return texts[Number(value)] ?? '';
  if (type === 'b') return value === '1';
  if (type !== 'n') return value;
  if (value === '') return null;
  // Number() takes a blank for zero, and digits of other bases.
  const number = writtenOut.test(value) ? Number(value) : Number.NaN;
  return Number.isFinite(number) ? number : value;
}

const writtenOut = /^\s*[+-]?(?:\d+\.?\d*|\.\d+)(?:E[+-]?\d+)?\s*$/i;

function bounded(text: string): string {
  if (text.length > limits.text) throw new BrokenFile('too_large');
  return text;
}
