import { type GridCell, type GridCommands, type GridEventName, gridEvents } from './commands.ts';
import { nextPlace } from './next-place.ts';

/** Renders a cell that is scrolled out of sight. */
export type Reveal = (at: GridCell) => void;

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
  private start: GridCell | null = null;
  private stop: HTMLElement | null = null;
  private readonly elements = new Map<string, ReadonlyMap<string, HTMLTableCellElement>>();
  private readonly cells = new WeakMap<Element, GridCell>();
  private reveal: Reveal | null = null;
  private wanted: GridCell | null = null;
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

  /**
   * The order of rows and columns that keys lead through, once their cells are there. @param start where Tab leads to at first;
   * null: to the first cell
   */
  arrange(rows: readonly string[], columns: readonly string[], start: GridCell | null): void {
    this.rows = rows;
    this.columns = columns;
    this.start = start;
    this.keepOneStop();
  }

  /**
   * For a table that renders a part of itself, after each render: it may have brought the cell that is waited for, or taken the
   * one that Tab leads to.
   */
  settle(reveal: Reveal): void {
    this.reveal = reveal;
    if (this.rows.length === 0) return;
    if (this.wanted !== null) this.walkTo(this.wanted);
    this.keepOneStop();
  }

  /** What a row has rendered, in the order of `columns`; null: no cell of the grid. @returns how to take it out */
  addRow(
    row: string,
    columns: readonly (string | null)[],
    cells: Iterable<HTMLTableCellElement>,
  ): () => void {
    const ofRow = new Map<string, HTMLTableCellElement>();
    let at = 0;
    for (const element of cells) {
      const column = columns[at++];
      if (column === undefined) break;
      if (column === null) continue;
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
    focusOn(stopIn(element));
    return true;
  }

  bringIntoView(at: GridCell): void {
    this.elementOf(at)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  private dispatch(name: GridEventName, event: Event): void {
    const at = this.cellAt(event.target);
    // A row that keys don't lead through, like a head, has Tab stops of its own.
    if (name === 'focusin' && at !== null && this.rows.includes(at.row)) {
      this.wanted = null;
      this.moveStop(stopOf(event.target as HTMLElement));
    }
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
    const columns = this.columns.filter((column) => this.isWalked({ row: at.row, column }));
    const place = { row: this.rows.indexOf(at.row), column: columns.indexOf(at.column) };
    const size = { rows: this.rows.length, columns: columns.length };
    const next = nextPlace(place, event.key, event.ctrlKey, size);
    const row = this.rows[next?.row ?? -1];
    const column = columns[next?.column ?? -1];
    if (row === undefined || column === undefined) return false;
    const to = { row, column };
    if (this.walkTo(to)) return true;
    if (this.reveal === null) return false;
    this.wanted = to;
    this.reveal(to);
    return true;
  }

  private walkTo(at: GridCell): boolean {
    if (!this.select(at)) return false;
    this.wanted = null;
    this.bringIntoView(at);
    return true;
  }

  /** Past what a phone leaves out, also to what is not rendered yet. */
  private isWalked(at: GridCell): boolean {
    return this.elementOf(at) === null ? this.reveal !== null : this.isShown(at);
  }

  private keepOneStop(): void {
    for (const inCell of this.root?.querySelectorAll<HTMLElement>(`tbody :is(td, th)${control}`) ?? []) {
      if (inCell !== this.stop && this.cellAt(inCell) !== null) inCell.tabIndex = -1;
    }
    if (this.stop?.isConnected && this.stop.tabIndex === 0) return;
    const first = (this.start && this.elementOf(this.start)) ?? this.firstElement();
    if (first !== null) this.moveStop(stopIn(first));
  }

  private firstElement(): HTMLElement | null {
    for (const row of this.rows) {
      const column = this.columns.find((each) => this.elementOf({ row, column: each }) !== null);
      if (column !== undefined) return this.elementOf({ row, column });
    }
    return null;
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

/** Matches a cell that is a link or a button: what is drawn into a cell beside its content, like the help of a field, is none. */
const control = ' > :is(a, button)';

/** What has the focus for a cell. */
function stopIn(element: HTMLElement): HTMLElement {
  return element.querySelector<HTMLElement>(`:scope${control}`) ?? element;
}
