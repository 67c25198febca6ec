import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../ui/controls/Button.tsx';
import { useReorder } from '../../../ui/reorder/use-reorder.ts';
import { useEditing, useTell } from '../editing/editing-context.ts';
import { MenuLine } from './MenuLine.tsx';
import {
  isMenu,
  linksBelow,
  type MenuEntry,
  type MenuRow,
  mostEntries,
  newRow,
  rowPaths,
  toEntries,
  toRows,
} from './menu-rows.ts';
import { levelRow, moveRow } from './move-row.ts';
import './menu-editor.css';
import '../../../ui/controls/kbd.css';

/** The links of a menu in one list of two levels. */
export function MenuEditor() {
  const editing = useEditing();
  const tell = useTell();
  const whole = useRef<HTMLUListElement>(null);
  const [rows, setRows] = useState(() => toRows(editing.valueAt(['entries']) as readonly MenuEntry[]));
  const current = useRef(rows);
  const change = (next: readonly MenuRow[]) => {
    current.current = next;
    setRows(next);
    editing.set(['entries'], toEntries(next));
  };
  const named = ({ key, label }: MenuRow) => ({ key, name: label || 'link without a label' });
  const inOrder = (keys: readonly string[]) =>
    keys.flatMap((key) => rows.find((row) => row.key === key) ?? []);
  const reorder = useReorder(rows.map(named), {
    list: 'menu',
    onArrange: (keys) => change(inOrder(keys)),
    moveTo: (keys, key, to) => moveRow(inOrder(keys), key, to).map((row) => row.key),
    onLevel: ({ key, name }, step) => {
      const leveled = levelRow(current.current, key, step);
      if (leveled === null) return `${name} stays at its level.`;
      change(leveled);
      return step === 1 ? `${name} is a link of the entry above.` : `${name} is an entry.`;
    },
  });
  const shown = inOrder(reorder.keys);
  const paths = rowPaths(shown);
  const isFull = toEntries(rows).length >= mostEntries;

  const insert = (at: number, added: readonly MenuRow[]) => {
    flushSync(() => change([...rows.slice(0, at), ...added, ...rows.slice(at)]));
    whole.current?.querySelectorAll<HTMLElement>(':scope > li')[at]?.querySelector('input')?.focus();
  };
  const remove = (row: MenuRow) => {
    const at = rows.indexOf(row);
    const gone = rows.slice(at, at + 1 + linksBelow(rows, at));
    change(rows.filter((each) => !gone.includes(each)));
    tell({
      text: `${named(row).name} removed.`,
      undo: async () => {
        const now = current.current;
        const back = [...now.slice(0, at), ...gone, ...now.slice(at)];
        if (isMenu(back)) change(back);
        else tell({ text: 'It can’t come back: the menu is full.', failed: true });
      },
    });
  };

  return (
    <>
      <ul ref={whole} className="menu-editor">
        {shown.map((row, place) => (
          <MenuLine
            key={row.key}
            row={row}
            path={paths[place] ?? []}
            place={place}
            links={linksBelow(shown, place)}
            handle={{ item: named(row), reorder }}
            onType={(typed) =>
              change(current.current.map((each) => (each.key === row.key ? { ...each, ...typed } : each)))
            }
            onAdd={() => insert(place + 1 + linksBelow(rows, place), [newRow(true)])}
            onRemove={() => remove(row)}
          />
        ))}
      </ul>
      <div className="menu-foot row row-wrap">
        <Button size="sm" icon="plus" disabled={isFull} onClick={() => insert(rows.length, [newRow(false)])}>
          Add link
        </Button>
        <Button
          size="sm"
          icon="plus"
          disabled={isFull}
          onClick={() => insert(rows.length, [newRow(false), newRow(true)])}
        >
          Add group
        </Button>
        {isFull && <span className="caption">At most {mostEntries} entries</span>}
        <span className="caption push desktop-only">
          <kbd className="kbd">Space</kbd> lifts, <kbd className="kbd">↑</kbd> <kbd className="kbd">↓</kbd>{' '}
          moves, <kbd className="kbd">←</kbd> <kbd className="kbd">→</kbd> changes the level,{' '}
          <kbd className="kbd">Esc</kbd> puts back
        </span>
      </div>
      <p className="visually-hidden" role="status">
        {reorder.spoken}
      </p>
    </>
  );
}
