import { type CellInput, cellsAfter, columnKeysAfter } from '@tenfold/domain/custom-forecast';
import { nameRows } from '@tenfold/domain/formulas';
import { anyRowOf, isAnyRowKey } from '@tenfold/domain/rows';
import { type EditedPage, startOf } from '../own/edited-model.ts';
import type { Own } from '../own/own.ts';
import { type CellChange, customOf, differing } from '../session/content.ts';
import { pasted } from './block.ts';
import type { CellEdits } from './cell-edits.ts';
import { cellName } from './cell-names.ts';
import { cellNow } from './cell-now.ts';
import { textEdits } from './edit-text.ts';
import { closed } from './formula-text.ts';
import { cellText, parseCell } from './parse-cell.ts';
import { pasteReport } from './paste-report.ts';
import { remarkOn } from './remark.ts';
import type { CellAt, Typing } from './typing.ts';

/**
 * What keys, pointers and the sheet of a phone do to cells.
 *
 * @param rows the lines of the table as it is shown, for row numbers in formulas
 */
export function cellEdits(own: Own, page: () => EditedPage, rows: () => readonly string[]): CellEdits {
  const { session, cursor, lastYear } = own;
  const typing = () => cursor.getState().typing;

  const named = (input: CellInput) => (typeof input === 'string' ? nameRows(closed(input), rows()) : input);
  const apply = (label: string, changes: readonly CellChange[]) => {
    if (changes.length === 0 || !mayChange(own, changes)) return;
    cursor.setState({ report: null, unvalued: null });
    session.begin(startOf(page().model));
    session.edit(
      label,
      changes.map((change) => ({ ...change, input: change.input === null ? null : named(change.input) })),
    );
    if (own.signedIn && session.store.getState().open?.savedAs === null) session.openDialog('name');
  };
  const text = textEdits(own, page, named);

  return {
    ...text,
    begin(at, typed, field = 'cell') {
      if (!mayChange(own, [at])) return false;
      page().model.prepare();
      const before = cellText(typedIn(own, at), cellNow(page().model, at).value);
      cursor.setState({ selected: at, typing: startTyping(at, field, before, typed !== null) });
      if (typed !== null) text.change(typed);
      return true;
    },
    commit() {
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
      else {
        const input = read.kind === 'value' ? read.input : null;
        apply(cellName(row, column), [{ row, column, input }]);
        const result = typeof input === 'string' ? now.result : { value: input };
        if (result === null) cursor.setState({ unvalued: { row, column, text } });
        else cursor.setState({ report: remarkOn(row, text, result.value) });
      }
      return true;
    },
    paste(text, at, shown) {
      const block = pasted(text, at, shown, columnKeysAfter(lastYear));
      apply('pasted cells', block.changes);
      cursor.setState({ report: pasteReport(block, (line) => lineName(rows()[line] ?? '')) });
    },
    revert() {
      cursor.setState({ typing: null });
      session.type(null);
    },
    giveUp() {
      const now = typing();
      cursor.setState({
        typing: null,
        report:
          now && `${cellName(now.row, now.column)} is as before: “${now.text.trim()}” isn’t a percentage.`,
      });
      session.type(null);
    },
    apply,
    fill(from, columns) {
      const input = typedIn(own, from) ?? cellNow(page().model, from).value;
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

/** Without an account one change is tried, and tried again otherwise. */
function mayChange({ session, signedIn }: Own, cells: readonly CellAt[]): boolean {
  const { open } = session.store.getState();
  const tried = open === null ? null : differing(open.content, open.saved);
  const may = signedIn || !tried?.size || cells.every(({ column, row }) => tried.has(`${column} ${row}`));
  if (!may) session.openDialog('sign-in');
  return may;
}

function typedIn({ session, lastYear }: Own, { column, row }: CellAt): CellInput | null {
  const { open } = session.store.getState();
  // Not from the page: what was kept just now isn't drawn yet.
  const cells = open && cellsAfter(customOf(open.content), { lastYear });
  return cells?.[column]?.[row] ?? null;
}

function startTyping(at: CellAt, field: Typing['field'], before: string, replaces: boolean): Typing {
  return {
    ...at,
    field,
    text: before,
    before,
    replaces,
    refusal: null,
    caret: before.length,
    placed: 0,
    suggestions: [],
    chosen: 0,
    result: null,
    clicked: null,
  };
}

function lineName(row: string): string {
  return isAnyRowKey(row) ? anyRowOf(row).label : row;
}
