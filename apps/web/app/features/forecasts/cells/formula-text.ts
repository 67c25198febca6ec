import { columnKeysAfter } from '@tenfold/domain/custom-forecast';
import {
  type EditedText,
  expectsValue,
  type FormulaPlace,
  functionNames,
  parseFormula,
  referenceText,
  type Suggestion,
  suggestionsAt,
  type TableColumn,
} from '@tenfold/domain/formulas';
import type { AnyRowKey } from '@tenfold/domain/rows';
import type { CellAt, Typing } from './typing.ts';

/** Where a formula stands, for what its references mean. */
export function placeOf({ column }: Pick<CellAt, 'column'>, lastYear: number): FormulaPlace {
  const keys = columnKeysAfter(lastYear);
  return { year: lastYear + 1 + keys.indexOf(column), terminalYear: lastYear + keys.length };
}

/** None once a word is whole: Tab then goes on to the next cell. */
export function suggestionsFor(text: string, caret: number, row: AnyRowKey): readonly Suggestion[] {
  const offered = suggestionsAt(text, caret, row);
  const isWhole = ({ insert, span }: Suggestion) =>
    insert.toLowerCase() === text.slice(span.from, span.to).toLowerCase();
  return offered.some(isWhole) ? [] : offered;
}

export function everyFunction(caret: number): readonly Suggestion[] {
  const span = { from: caret, to: caret };
  return functionNames.map((name) => ({ kind: 'function', name, insert: `${name}(`, span }));
}

/** With the brackets that are still open at its end closed, if that makes it one. */
export function closed(formula: string): string {
  const open = formula.split('(').length - formula.split(')').length;
  const whole = formula + ')'.repeat(Math.max(0, open));
  return open > 0 && parseFormula(whole).ok ? whole : formula;
}

export function replaced(text: string, { from, to }: { from: number; to: number }, by: string): EditedText {
  return { text: text.slice(0, from) + by + text.slice(to), caret: from + by.length };
}

/** What a click on a cell makes of the formula; null where no value is expected. */
export function withReference(
  { text, caret, clicked, column }: Typing,
  row: AnyRowKey,
  meant: TableColumn,
  lastYear: number,
): (EditedText & { readonly clicked: NonNullable<Typing['clicked']> }) | null {
  const place = placeOf({ column }, lastYear);
  const at = clicked ?? (expectsValue(text, caret) ? { from: caret, to: caret } : null);
  if (at === null) return null;
  const isForecast = typeof meant === 'number' && meant > lastYear;
  const edited = replaced(text, at, referenceText(row, meant, place, isForecast ? 'relative' : 'fixed'));
  return { ...edited, clicked: { from: at.from, to: edited.caret } };
}
