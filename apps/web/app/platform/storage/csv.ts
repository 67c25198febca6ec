export type CsvCell = string | number | null;

/** Unrounded, an empty cell for what is missing. A text that a spreadsheet would take for a formula gets an apostrophe. */
export function csvText(lines: readonly (readonly CsvCell[])[]): string {
  return lines.map((cells) => cells.map(csvCell).join(',')).join('\r\n');
}

function csvCell(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
