import type { TableColumn } from '@tenfold/domain/formulas';
import type { AnyRowKey } from '@tenfold/domain/rows';
import type { CellChange } from '../session/content.ts';
import type { ShownRows } from './block.ts';
import type { CellAt, Typing } from './typing.ts';

export interface TextEdits {
  /** @param caret at its end by default */
  change(text: string, caret?: number): void;
  moveCaret(caret: number): void;
  /** The focus went to another field of the same cell. */
  moveTo(field: Typing['field']): void;
  /** At the caret, which goes behind it, or so many characters before its end. */
  insert(insert: string, back?: number): void;
  chooseSuggestion(at: number): void;
  /** The chosen one by default. */
  takeSuggestion(at?: number): void;
  closeSuggestions(): void;
  offerFunctions(): void;
  /** False where a formula expects no value. */
  clickReference(row: AnyRowKey, column: TableColumn): boolean;
  switchReference(): void;
  /** Says why what was pasted into the field isn't in it. */
  refuse(message: string): void;
}

export interface CellEdits extends TextEdits {
  /** Opens a cell: its text, or what was typed over it. False for a visitor who has tried another one, and is asked to sign in. */
  begin(at: CellAt, typed: string | null, field?: Typing['field']): boolean;
  /** True if the cell is left: with what was typed, or as it was. */
  commit(): boolean;
  revert(): void;
  /** Left with what can't be kept: it says so. */
  giveUp(): void;
  /** A block of cells, from that one to the right and down; says what of it isn't applied. */
  paste(text: string, at: CellAt, shown: ShownRows): void;
  /** Applies them as one step of undo. */
  apply(label: string, changes: readonly CellChange[]): void;
  /** The selected cell's input in those columns of its row. */
  fill(from: CellAt, columns: readonly string[]): void;
}
