import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useReorder } from '../../../ui/reorder/use-reorder.ts';
import { useEditing, useShowMessage } from '../editing/editing-context.ts';
import {
  isMenu,
  linksBelow,
  type MenuEntry,
  type MenuRow,
  rowPaths,
  toEntries,
  toRows,
} from './menu-rows.ts';
import { levelRow, moveRow } from './move-row.ts';

/** The rows of the menu that is edited, as they are shown while one is moved, and what is done with them. */
export function useMenuRows() {
  const editing = useEditing();
  const showMessage = useShowMessage();
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

  const insert = (at: number, added: readonly MenuRow[]) => {
    flushSync(() => change([...rows.slice(0, at), ...added, ...rows.slice(at)]));
    whole.current?.querySelectorAll<HTMLElement>(':scope > li')[at]?.querySelector('input')?.focus();
  };
  const remove = (row: MenuRow) => {
    const at = rows.indexOf(row);
    const gone = rows.slice(at, at + 1 + linksBelow(rows, at));
    change(rows.filter((each) => !gone.includes(each)));
    showMessage({
      text: `${named(row).name} removed.`,
      undo: async () => {
        const now = current.current;
        const back = [...now.slice(0, at), ...gone, ...now.slice(at)];
        if (isMenu(back)) change(back);
        else showMessage({ text: 'It can’t come back: the menu is full.', failed: true });
      },
    });
  };
  const type = (row: MenuRow, typed: Partial<MenuRow>) =>
    change(current.current.map((each) => (each.key === row.key ? { ...each, ...typed } : each)));
  const shown = inOrder(reorder.keys);
  return { whole, rows, shown, paths: rowPaths(shown), named, reorder, type, insert, remove };
}
