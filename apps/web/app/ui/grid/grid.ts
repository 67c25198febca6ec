import { type GridCell, type GridCommands, type GridEventName, gridEvents } from './commands.ts';
import { nextPlace } from './next-place.ts';

/** The column of the names of rows. */
export const nameColumn = 'name';

/**
 * A table as rows and columns with names. It has one cursor, which Tab leads to and arrow keys move (ARIA grid pattern), and
 * asks those who registered what an event does, in the order of their priorities. Moving the focus renders nothing.
 */
export class Grid {
  rows: readonly string[] = [];
  columns: readonly string[] = [];
  private root: HTMLElement | null = null;
  private stop: HTMLElement | null = null;
  private readonly elements = new Map<string, ReadonlyMap<string, HTMLTableCellElement>>();
  private readonly cells = new WeakMap<Element, GridCell>();
  private registered: readonly { readonly priority: number; readonly commands: GridCommands }[] = [];

  /** The element that is the grid, while it is on the page. */
  get element(): HTMLElement | null {
    return this.root;
  }

  /** @returns how to leave it */
  attach(element: HTMLElement): () => void {
    const leaving = new AbortController();
    const { signal } = leaving;
    this.root = element;
    for (const name of gridEvents) {
      element.addEventListener(name, (event) => this.dispatch(name, event), { signal });
    }
    return () => {
      leaving.abort();
      if (this.root === element) this.root = null;
    };
  }

  /** The order of rows and columns, once their cells are there. */
  arrange(rows: readonly string[], columns: readonly string[]): void {
    this.rows = rows;
    this.columns = columns;
    for (const link of this.root?.querySelectorAll<HTMLElement>('tbody a') ?? []) {
      if (link !== this.stop) link.tabIndex = -1;
    }
    if (this.stop?.isConnected && this.stop.tabIndex === 0) return;
    const first = rows
      .map((row) => this.elementOf({ row, column: nameColumn }))
      .find((name) => name !== null);
    if (first != null) this.moveStop(stopIn(first));
  }

  /** What a row has rendered, in the order of `columns`. @returns how to take it out */
  addRow(row: string, columns: readonly string[], cells: Iterable<HTMLTableCellElement>): () => void {
    const ofRow = new Map<string, HTMLTableCellElement>();
    let at = 0;
    for (const element of cells) {
      const column = columns[at++];
      if (column === undefined) break;
      ofRow.set(column, element);
      this.cells.set(element, { row, column });
    }
    this.elements.set(row, ofRow);
    return () => {
      if (this.elements.get(row) === ofRow) this.elements.delete(row);
    };
  }

  /** The higher the priority, the earlier it is asked. @returns how to end it */
  register(priority: number, commands: GridCommands): () => void {
    const entry = { priority, commands };
    this.registered = [...this.registered, entry].sort((one, other) => other.priority - one.priority);
    return () => {
      this.registered = this.registered.filter((each) => each !== entry);
    };
  }

  /** The cell that an element is, or is in. */
  cellAt(target: EventTarget | null): GridCell | null {
    const element = target instanceof Element ? target.closest('td, th') : null;
    return (element && this.cells.get(element)) ?? null;
  }

  elementOf({ row, column }: GridCell): HTMLTableCellElement | null {
    return this.elements.get(row)?.get(column) ?? null;
  }

  /** Whether a cell is on screen: a phone leaves out whole bands of columns. */
  isShown(at: GridCell): boolean {
    return (this.elementOf(at)?.getClientRects().length ?? 0) > 0;
  }

  /** In the order of the table: by row, then by column. */
  compare(one: GridCell, other: GridCell): number {
    return (
      this.rows.indexOf(one.row) - this.rows.indexOf(other.row) ||
      this.columns.indexOf(one.column) - this.columns.indexOf(other.column)
    );
  }

  /** Where Tab leads to. */
  get cursor(): GridCell | null {
    return this.cellAt(this.stop);
  }

  /** Moves the cursor to a cell, and the focus with it; false where there is none. */
  select(at: GridCell): boolean {
    const element = this.elementOf(at);
    if (element === null) return false;
    focusOn(at.column === nameColumn ? stopIn(element) : element);
    return true;
  }

  bringIntoView(at: GridCell): void {
    this.elementOf(at)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  private dispatch(name: GridEventName, event: Event): void {
    const at = this.cellAt(event.target);
    if (name === 'focusin' && at !== null) this.moveStop(stopOf(event.target as HTMLElement));
    const isDone =
      this.registered.some(({ commands }) => commands[name]?.(event as never, at) === true) ||
      (event instanceof KeyboardEvent && at !== null && this.walk(event, at));
    if (isDone && event instanceof KeyboardEvent) event.preventDefault();
  }

  private walk(event: KeyboardEvent, at: GridCell): boolean {
    if (event.altKey || event.metaKey) return false;
    const element = this.elementOf(at);
    if (event.key === 'Enter' && element !== null && event.target === element) {
      element.click();
      return true;
    }
    const columns = this.columns.filter((column) => this.isShown({ row: at.row, column }));
    const place = { row: this.rows.indexOf(at.row), column: columns.indexOf(at.column) };
    const size = { rows: this.rows.length, columns: columns.length };
    const next = nextPlace(place, event.key, event.ctrlKey, size);
    const row = this.rows[next?.row ?? -1];
    const column = columns[next?.column ?? -1];
    if (row === undefined || column === undefined) return false;
    const to = this.elementOf({ row, column });
    if (to === null) return false;
    focusOn(stopIn(to));
    this.bringIntoView({ row, column });
    return true;
  }

  private moveStop(to: HTMLElement): void {
    if (this.stop !== null && this.stop !== to) this.stop.tabIndex = -1;
    this.stop = to;
    to.tabIndex = 0;
  }
}

function focusOn(element: HTMLElement): void {
  element.tabIndex = 0;
  element.focus({ preventScroll: true });
}

/** A field that is typed in goes when it is left: Tab then leads to its cell. */
function stopOf(focused: HTMLElement): HTMLElement {
  return focused instanceof HTMLInputElement ? (focused.closest<HTMLElement>('td, th') ?? focused) : focused;
}

/** What arrow keys lead to in a cell. */
function stopIn(element: HTMLElement): HTMLElement {
  return element.querySelector<HTMLElement>('a, button') ?? element;
}
