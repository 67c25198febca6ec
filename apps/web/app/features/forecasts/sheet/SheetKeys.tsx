import { columnKeysAfter } from '@tenfold/domain/custom-forecast';
import { useStore } from 'zustand';
import type { Typing } from '../cells/typing.ts';
import type { Own } from '../own/own.ts';
import type { CellControls } from '../table/cell-controls.ts';
import '../../../ui/controls/button.css';

/** What a phone's keyboard hides behind others, or doesn't have. */
export function SheetKeys({
  own,
  typing,
  controls: { edits, select },
}: {
  own: Own;
  typing: Typing;
  controls: CellControls;
}) {
  const { past } = useStore(own.session.store, ({ history }) => history);
  const columns = columnKeysAfter(own.lastYear);
  const right = columns.slice(columns.indexOf(typing.column) + 1);
  const isChanged = typing.text !== typing.before;
  const keys: [key: string, press: () => void, name?: string, disabled?: boolean][] = [
    ['=', () => (typing.text.startsWith('=') ? edits.insert('=') : edits.change('='))],
    ['−', () => edits.insert('-'), 'Minus'],
    ['%', () => edits.insert('%')],
    ['( )', () => edits.insert('()', 1), 'Brackets'],
    ['fx', edits.offerFunctions, 'Functions'],
    [
      'Fill →',
      () => {
        if (!edits.commit()) return;
        edits.fill(typing, right);
        select(typing);
      },
      'Fill right',
      right.length === 0,
    ],
    [
      'Undo',
      () => {
        edits.revert();
        if (!isChanged) own.session.undo();
        edits.begin(typing, null, 'sheet');
      },
      'Undo',
      !isChanged && past.length === 0,
    ],
  ];
  return (
    <fieldset className="sheet-keys" aria-label="Formula keys">
      {keys.map(([key, press, name = key, disabled = false]) => (
        <button
          key={key}
          type="button"
          className="btn btn-sm"
          aria-label={name}
          disabled={disabled}
          onClick={press}
        >
          {key}
        </button>
      ))}
    </fieldset>
  );
}
