import { isMenu, linksBelow, type MenuRow } from './menu-rows.ts';

/** An entry moves with its links, past other entries with theirs; a link moves anywhere below an entry. */
export function moveRow(rows: readonly MenuRow[], key: string, to: number): readonly MenuRow[] {
  const from = rows.findIndex((row) => row.key === key);
  const row = rows[from];
  if (row === undefined) return rows;
  const block = rows.slice(from, from + 1 + linksBelow(rows, from));
  const others = rows.filter((each) => !block.includes(each));
  // Down by one is past what follows the whole block.
  const wanted = Math.min(Math.max(to, 0), others.length);
  const at = row.isSub ? Math.max(wanted, 1) : nextEntry(others, wanted, to > from ? 1 : -1);
  const moved = [...others.slice(0, at), ...block, ...others.slice(at)];
  return isMenu(moved) ? moved : rows;
}

function nextEntry(rows: readonly MenuRow[], at: number, step: 1 | -1): number {
  let place = at;
  while (rows[place]?.isSub === true) place += step;
  return place;
}

/** Another level: an entry becomes a link of the one above it, a link becomes an entry. Null where it can’t. */
export function levelRow(rows: readonly MenuRow[], key: string, step: 1 | -1): readonly MenuRow[] | null {
  const changed = rows.map((row) => (row.key === key ? { ...row, isSub: step === 1 } : row));
  const isOther = changed.some((row, at) => row.isSub !== rows[at]?.isSub);
  return isOther && isMenu(changed) ? changed : null;
}
