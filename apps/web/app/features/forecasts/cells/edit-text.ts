import type { CellInput } from '@tenfold/domain/custom-forecast';
import { switchReference } from '@tenfold/domain/formulas';
import { type EditedPage, startOf } from '../own/edited-model.ts';
import type { Own } from '../own/own.ts';
import type { TextEdits } from './cell-edits.ts';
import { everyFunction, placeOf, replaced, suggestionsFor, withReference } from './formula-text.ts';
import { parseCell } from './parse-cell.ts';
import { tryInput } from './try-input.ts';
import type { Typing } from './typing.ts';

/**
 * What keys and clicks do to the text of the cell being typed, shown everywhere with each of them.
 *
 * @param named an input with row numbers as the names of the rows
 */
export function textEdits(
  own: Own,
  page: () => EditedPage,
  named: (input: CellInput) => CellInput,
): TextEdits {
  const { cursor, lastYear } = own;
  const typing = () => cursor.getState().typing;
  const put = putText(own, page, named);
  const place = (now: Typing, text: string, caret: number, rest: Partial<Typing> = {}) =>
    put(now, text, caret, { placed: now.placed + 1, ...rest });

  return {
    change(text, caret = text.length) {
      const now = typing();
      if (now !== null) put(now, text, caret);
    },
    moveCaret(caret) {
      const now = typing();
      if (now !== null && now.caret !== caret)
        cursor.setState({ typing: { ...now, caret, suggestions: [], clicked: null } });
    },
    moveTo(field) {
      const now = typing();
      if (now !== null && now.field !== field) cursor.setState({ typing: { ...now, field } });
    },
    insert(insert, back = 0) {
      const now = typing();
      if (now === null) return;
      const { text, caret } = replaced(now.text, { from: now.caret, to: now.caret }, insert);
      place(now, text, caret - back);
    },
    chooseSuggestion(chosen) {
      const now = typing();
      if (now !== null) cursor.setState({ typing: { ...now, chosen } });
    },
    takeSuggestion(at) {
      const now = typing();
      const taken = now?.suggestions[at ?? now.chosen];
      if (now == null || taken === undefined) return;
      const start = now.text.startsWith('=') ? '' : '=';
      const { text, caret } = replaced(now.text, taken.span, start + taken.insert);
      place(now, text, caret, { suggestions: [] });
    },
    closeSuggestions() {
      const now = typing();
      if (now !== null) cursor.setState({ typing: { ...now, suggestions: [] } });
    },
    offerFunctions() {
      const now = typing();
      if (now === null) return;
      const whole = { from: 0, to: now.text.length };
      const { text, caret } = now.text.startsWith('=') ? now : replaced(now.text, whole, '=');
      place(now, text, caret, { suggestions: everyFunction(caret) });
    },
    clickReference(row, column) {
      const now = typing();
      const edited = now && withReference(now, row, column, lastYear);
      if (now === null || edited === null) return false;
      place(now, edited.text, edited.caret, { clicked: edited.clicked, suggestions: [] });
      return true;
    },
    switchReference() {
      const now = typing();
      const edited = now && switchReference(now.text, now.caret, placeOf(now, lastYear));
      if (now !== null && edited !== null) place(now, edited.text, edited.caret, { suggestions: [] });
    },
    refuse(refusal) {
      const now = typing();
      if (now !== null) cursor.setState({ typing: { ...now, refusal, suggestions: [] } });
    },
  };
}

/** Shows a text in the cell being typed, and everywhere what it comes to. */
function putText(
  { session, cursor, lastYear }: Own,
  page: () => EditedPage,
  named: (input: CellInput) => CellInput,
) {
  return (now: Typing, text: string, caret: number, rest: Partial<Typing> = {}) => {
    if (text.startsWith('=')) session.typeFormulas();
    const { row, column } = now;
    const read = parseCell(text);
    const change = { row, column, input: read.kind === 'value' ? named(read.input) : null };
    const isFormula = typeof change.input === 'string';
    const content = session.store.getState().open?.content ?? startOf(page().model);
    const result = isFormula ? tryInput(page().model, content, change, lastYear) : null;
    cursor.setState({
      typing: {
        ...now,
        text,
        caret,
        result,
        refusal: null,
        clicked: null,
        suggestions: suggestionsFor(text, caret, row),
        chosen: 0,
        ...rest,
      },
    });
    if (read.kind === 'refused' || text === now.before) return session.type(null);
    if (isFormula && result?.failure !== null) {
      // While a formula isn't complete yet, the page goes on to show the last that was.
      if (result !== null && !unfinished.has(result.failure.why)) session.type(null);
      return;
    }
    session.begin(startOf(page().model));
    session.type(change);
  };
}

const unfinished: ReadonlySet<string> = new Set(['syntax', 'unknown_name', 'wrong_arguments']);
