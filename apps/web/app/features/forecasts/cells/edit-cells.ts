import type { CellInput } from '@tenfold/domain/custom-forecast';
import { type EditedPage, startOf } from '../own/edited-model.ts';
import type { Own } from '../own/own.ts';
import type { CellChange } from '../session/content.ts';
import { cellName } from './cell-names.ts';
import { cellNow } from './cell-now.ts';
import { cellText, parseCell } from './parse-cell.ts';
import type { CellAt } from './typing.ts';

export interface CellEdits {
  /** Opens a cell: its text, or what was typed over it. False for a visitor, who is asked to sign in. */
  begin(at: CellAt, typed: string | null): boolean;
  change(text: string): void;
  /** True if the cell is left: with what was typed, or as it was. */
  keep(): boolean;
  revert(): void;
  /** As one step of undo. */
  apply(label: string, changes: readonly CellChange[]): void;
  /** The selected cell's input in those columns of its row. */
  fill(from: CellAt, columns: readonly string[]): void;
}

/** What keys, pointers and the sheet of a phone do to cells. */
export function cellEdits(own: Own, page: () => EditedPage): CellEdits {
  const { session, cursor } = own;
  const typing = () => cursor.getState().typing;

  const mayEdit = () => {
    if (!own.signedIn) session.ask('sign-in');
    return own.signedIn;
  };
  const apply = (label: string, changes: readonly CellChange[]) => {
    if (changes.length === 0 || !mayEdit()) return;
    session.begin(startOf(page().model));
    session.edit(label, changes);
    if (session.store.getState().open?.kept === null) session.ask('name');
  };
  const inputOf = (at: CellAt): CellInput | null => {
    const { input, value } = cellNow(page().model, at);
    return input ?? value;
  };

  return {
    begin(at, typed) {
      if (!mayEdit()) return false;
      const before = cellText(inputOf(at));
      cursor.setState({
        selected: at,
        typing: { ...at, text: before, before, replaces: typed !== null, refusal: null },
      });
      if (typed !== null) this.change(typed);
      return true;
    },
    change(text) {
      const now = typing();
      if (now === null) return;
      cursor.setState({ typing: { ...now, text, refusal: null } });
      const read = parseCell(text);
      const { row, column } = now;
      // A formula is read as a whole, when it is kept: half of one would blank the page.
      if (read.kind === 'refused' || text === now.before || text.startsWith('=')) return session.type(null);
      session.begin(startOf(page().model));
      session.type({ row, column, input: read.kind === 'value' ? read.input : null });
    },
    keep() {
      const now = typing();
      if (now === null) return true;
      const { row, column, text, before } = now;
      const read = parseCell(text);
      if (read.kind === 'refused' && text !== before) {
        cursor.setState({ typing: { ...now, refusal: read.message } });
        return false;
      }
      cursor.setState({ typing: null });
      if (text === before) session.type(null);
      else apply(cellName(row, column), [{ row, column, input: read.kind === 'value' ? read.input : null }]);
      return true;
    },
    revert() {
      cursor.setState({ typing: null });
      session.type(null);
    },
    apply,
    fill(from, columns) {
      const input = inputOf(from);
      if (input === null) return;
      const { row } = from;
      const label = `filling ${cellName(row, from.column)} right`;
      apply(
        label,
        columns.map((column) => ({ row, column, input })),
      );
    },
  };
}
