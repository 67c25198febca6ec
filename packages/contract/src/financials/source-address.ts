/** How the fragment of a company's page begins that opens the source of a figure. */
export const sourceStart = '#source-';

/** Leads to a company's page with the source of one figure open. @param column as in the figure source's path */
export function sourceAddress(symbol: string, row: string, column: string): string {
  return `/company/${encodeURIComponent(symbol)}${sourceStart}${row}-${column}`;
}
