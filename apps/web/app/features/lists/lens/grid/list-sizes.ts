/** In rem; styles take them from the table. */
export const listSizes = {
  head: 3.5,
  name: 16,
  leastColumn: 7.5,
  row: { extended: 3, condensed: 2.25 },
} as const;
