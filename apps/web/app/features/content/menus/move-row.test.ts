import { describe, expect, test } from 'vitest';
import { isMenu, newRow, rowPaths, toEntries, toRows } from './menu-rows.ts';
import { levelRow, moveRow } from './move-row.ts';

const rows = toRows([
  { label: 'Companies', link: '/companies', values: [] },
  {
    label: 'Ideas',
    link: '',
    values: [
      { label: 'Lists', link: '/lists' },
      { label: 'Notes', link: '/notes' },
    ],
  },
  { label: 'Plans', link: '/plans', values: [] },
]);
const keyOf = (label: string) => rows.find((row) => row.label === label)?.key ?? '';
const drawn = (all: typeof rows | null) => all?.map(({ isSub, label }) => (isSub ? `- ${label}` : label));

describe('a menu that is edited', () => {
  test('moves an entry with its links, past the others with theirs', () => {
    expect(drawn(moveRow(rows, keyOf('Companies'), 1))).toEqual([
      'Ideas',
      '- Lists',
      '- Notes',
      'Companies',
      'Plans',
    ]);
    expect(drawn(moveRow(rows, keyOf('Ideas'), 2))).toEqual([
      'Companies',
      'Plans',
      'Ideas',
      '- Lists',
      '- Notes',
    ]);
    expect(drawn(moveRow(rows, keyOf('Plans'), 3))).toEqual([
      'Companies',
      'Plans',
      'Ideas',
      '- Lists',
      '- Notes',
    ]);
  });

  test('moves a link to another entry, but never above all of them', () => {
    expect(drawn(moveRow(rows, keyOf('Lists'), 1))).toEqual([
      'Companies',
      '- Lists',
      'Ideas',
      '- Notes',
      'Plans',
    ]);
    expect(drawn(moveRow(rows, keyOf('Lists'), 0))?.[0]).toBe('Companies');
  });

  test('changes the level of a row, where there is an entry for it', () => {
    expect(drawn(levelRow(rows, keyOf('Plans'), 1))?.at(-1)).toBe('- Plans');
    expect(drawn(levelRow(rows, keyOf('Notes'), -1))).toContain('Notes');
    expect(levelRow(rows, keyOf('Companies'), 1)).toBeNull();
    expect(levelRow(rows, keyOf('Plans'), -1)).toBeNull();
  });

  test('is the same menu again, and problems are told by its rows', () => {
    expect(toRows(toEntries(rows)).map(({ label }) => label)).toEqual(rows.map(({ label }) => label));
    expect(rowPaths(rows).map((path) => path.join('.'))).toEqual([
      'entries.0',
      'entries.1',
      'entries.1.values.0',
      'entries.1.values.1',
      'entries.2',
    ]);
  });

  test('has at most eight entries', () => {
    const full = Array.from({ length: 8 }, () => newRow(false));
    expect(isMenu(full)).toBe(true);
    expect(isMenu([...full, newRow(false)])).toBe(false);
  });
});
