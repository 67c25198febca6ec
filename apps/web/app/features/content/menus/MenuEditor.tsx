import { MenuFoot } from './MenuFoot.tsx';
import { MenuLine } from './MenuLine.tsx';
import { linksBelow, newRow } from './menu-rows.ts';
import { useMenuRows } from './use-menu-rows.ts';
import './menu-editor.css';

/** The links of a menu in one list of two levels. */
export function MenuEditor() {
  const { whole, rows, shown, paths, named, reorder, type, insert, remove } = useMenuRows();

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
            onType={(typed) => type(row, typed)}
            onAdd={() => insert(place + 1 + linksBelow(rows, place), [newRow(true)])}
            onRemove={() => remove(row)}
          />
        ))}
      </ul>
      <MenuFoot rows={rows} onAdd={(added) => insert(rows.length, added)} />
      <p className="visually-hidden" role="status">
        {reorder.spoken}
      </p>
    </>
  );
}
