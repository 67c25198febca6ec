import type { CellInput, EditableRow, ForecastColumnKey, TypedCell } from '@tenfold/domain/custom-forecast';
import type { Span, Suggestion } from '@tenfold/domain/formulas';
import type { ListBox } from '../../../ui/overlays/list-box.ts';

export interface CellAt {
  readonly row: EditableRow;
  readonly column: ForecastColumnKey;
}

/** A cell while it is being typed, in the table, in the formula bar and on a phone's sheet alike. */
export interface Typing extends CellAt {
  /** The field that has the focus. */
  readonly field: 'cell' | 'bar' | 'sheet';
  readonly text: string;
  /** What was there before: left so, nothing is changed. */
  readonly before: string;
  /** Typed over: arrow keys leave the cell. Edited: they move in its text. */
  readonly replaces: boolean;
  /** Why it isn't applied. */
  readonly refusal: string | null;
  readonly caret: number;
  /** Grows when the caret was put where it is, and not by the person. */
  readonly placed: number;
  readonly suggestions: readonly Suggestion[];
  readonly chosen: number;
  /** What a formula comes to so far; null where it isn't one, or can't be tried yet. */
  readonly result: Pick<TypedCell, 'value' | 'failure'> | null;
  /** The reference that a click has just written: another click replaces it. */
  readonly clicked: Span | null;
}

/** Enter keeps the cell as it is typed, as in a spreadsheet: Tab takes a suggestion. */
export function suggestionList({ suggestions, chosen }: Pick<Typing, 'suggestions' | 'chosen'>): ListBox {
  const count = suggestions.length;
  return {
    id: 'cell-suggestions',
    count,
    shown: count > 0,
    active: count === 0 ? -1 : chosen,
    takeKey: 'Tab',
  };
}

/** The cell's input, what it shows now, and why that is nothing. */
export interface CellNow {
  readonly input: CellInput | null;
  readonly value: number | null;
  readonly failure: TypedCell['failure'];
}
