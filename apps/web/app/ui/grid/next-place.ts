export interface GridPlace {
  readonly row: number;
  readonly column: number;
}

const page = 8;

/** Where a key leads in a grid of so many rows and columns; null for other keys, and for an arrow at the edge. */
export function nextPlace(
  { row, column }: GridPlace,
  key: string,
  control: boolean,
  { rows, columns }: { readonly rows: number; readonly columns: number },
): GridPlace | null {
  if (row < 0 || column < 0) return null;
  const to = (nextRow: number, nextColumn: number): GridPlace | null => {
    const place = { row: clamp(nextRow, rows), column: clamp(nextColumn, columns) };
    return place.row === row && place.column === column ? null : place;
  };
  switch (key) {
    case 'ArrowRight':
      return to(row, column + 1);
    case 'ArrowLeft':
      return to(row, column - 1);
    case 'ArrowDown':
      return to(row + 1, column);
    case 'ArrowUp':
      return to(row - 1, column);
    case 'PageDown':
      return to(row + page, column);
    case 'PageUp':
      return to(row - page, column);
    // Also where they lead is where they start: the page must not scroll.
    case 'Home':
      return { row: control ? 0 : row, column: 0 };
    case 'End':
      return { row: control ? rows - 1 : row, column: columns - 1 };
    default:
      return null;
  }
}

function clamp(at: number, count: number): number {
  return Math.min(Math.max(at, 0), count - 1);
}
