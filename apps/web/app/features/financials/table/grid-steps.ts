type Cell = HTMLTableCellElement;

const page = 8;

/** The cell to move to; null for other keys and at the edge. */
export function stepInGrid(grid: HTMLTableElement, cell: Cell, key: string, control: boolean): Cell | null {
  const lines = [...grid.querySelectorAll<HTMLTableRowElement>('tbody tr:not(.group)')];
  const at = lines.indexOf(cell.parentElement as HTMLTableRowElement);
  const cells = shownCells(lines[at]);
  const across = cells.indexOf(cell);
  if (at < 0 || across < 0) return null;

  const inLine = (line: number, position: number) => shownCells(lines[line]).at(position) ?? null;
  const down = (steps: number) => {
    const line = Math.min(Math.max(at + steps, 0), lines.length - 1);
    return line === at ? null : inLine(line, across);
  };
  switch (key) {
    case 'ArrowRight':
      return cells[across + 1] ?? null;
    case 'ArrowLeft':
      return cells[across - 1] ?? null;
    case 'ArrowDown':
      return down(1);
    case 'ArrowUp':
      return down(-1);
    case 'PageDown':
      return down(page);
    case 'PageUp':
      return down(-page);
    case 'Home':
      return control ? inLine(0, 0) : inLine(at, 0);
    case 'End':
      return control ? inLine(lines.length - 1, -1) : inLine(at, -1);
    default:
      return null;
  }
}

/** CSS hides whole bands of columns on phones. */
function shownCells(line: HTMLTableRowElement | undefined): Cell[] {
  return line === undefined ? [] : [...line.cells].filter((cell) => cell.getClientRects().length > 0);
}
