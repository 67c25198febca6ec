/** The rows of the contract’s menus. */
export interface MenuEntry {
  readonly label: string;
  readonly link: string;
  readonly values: readonly { readonly label: string; readonly link: string }[];
}

/** A line of the editor: an entry of the menu, or a link of the entry above it. */
export interface MenuRow {
  readonly key: string;
  readonly isSub: boolean;
  readonly label: string;
  readonly link: string;
}

export const mostEntries = 8;
export const mostLinks = 12;

let last = 0;

export function newRow(isSub: boolean, label = '', link = ''): MenuRow {
  last += 1;
  return { key: `menu-${last}`, isSub, label, link };
}

export function toRows(entries: readonly MenuEntry[]): readonly MenuRow[] {
  return entries.flatMap(({ label, link, values }) => [
    newRow(false, label, link),
    ...values.map((value) => newRow(true, value.label, value.link)),
  ]);
}

export function toEntries(rows: readonly MenuRow[]): readonly MenuEntry[] {
  const entries: { label: string; link: string; values: { label: string; link: string }[] }[] = [];
  for (const { isSub, label, link } of rows) {
    if (isSub) entries.at(-1)?.values.push({ label, link });
    else entries.push({ label, link, values: [] });
  }
  return entries;
}

/** `entries.1.values.0` of each row. */
export function rowPaths(rows: readonly MenuRow[]): readonly (readonly (string | number)[])[] {
  let entry = -1;
  let value = -1;
  return rows.map(({ isSub }) => {
    if (isSub) value += 1;
    else [entry, value] = [entry + 1, -1];
    return isSub ? ['entries', entry, 'values', value] : ['entries', entry];
  });
}

/** How many rows stand below this one as its links. */
export function linksBelow(rows: readonly MenuRow[], at: number): number {
  if (rows[at]?.isSub !== false) return 0;
  const end = rows.findIndex(({ isSub }, place) => place > at && !isSub);
  return (end < 0 ? rows.length : end) - at - 1;
}

/** Whether it can be a menu: it begins with an entry, and nothing has too many. */
export function isMenu(rows: readonly MenuRow[]): boolean {
  const entries = toEntries(rows);
  return (
    rows[0]?.isSub !== true &&
    entries.length <= mostEntries &&
    entries.every(({ values }) => values.length <= mostLinks)
  );
}
