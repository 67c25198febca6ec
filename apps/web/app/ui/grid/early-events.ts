import type { GridCell } from './commands.ts';
import type { Grid } from './grid.ts';

export interface EarlyEvent {
  readonly event: Event;
  readonly at: GridCell;
}

/** What a reader does before the commands for it have loaded. It is kept once, in order, for whoever registers them. */
export class EarlyEvents {
  private queued: EarlyEvent[] | null = [];

  /** Nothing is kept from then on. */
  take(): readonly EarlyEvent[] {
    const taken = this.queued ?? [];
    this.queued = null;
    return taken;
  }

  /**
   * @param isTheirs which cells the commands will be for
   * @param wanted called when a reader points at one of them or does something there
   * @returns how to end it
   */
  queue(grid: Grid, priority: number, isTheirs: (at: GridCell) => boolean, wanted: () => void): () => void {
    const come = (_: Event, at: GridCell | null) => {
      if (at !== null && isTheirs(at)) wanted();
    };
    const queue = (event: Event, at: GridCell | null) => {
      if (this.queued === null || at === null || !isTheirs(at)) return;
      this.queued.push({ event, at });
      wanted();
    };
    return grid.register(priority, {
      pointerover: come,
      focusin: come,
      keydown: (event, at) => {
        if (this.queued === null || at === null || !isTheirs(at)) return false;
        if (!types(event) && !(goesOn(event) && this.isTyping(at))) return false;
        queue(event, at);
        return true;
      },
      click: queue,
      dblclick: queue,
      paste: queue,
    });
  }

  /** Letters that alone are commands of the table belong to what is typed once something is. */
  private isTyping(at: GridCell): boolean {
    const last = this.queued?.at(-1);
    const isTyped = last?.event instanceof KeyboardEvent && !/^(Escape|Delete)$/.test(last.event.key);
    return isTyped && last.at.row === at.row && last.at.column === at.column;
  }
}

const typing = /^(?:[\d=.,(+−-]|F2|Delete|Backspace)$/;

function types(event: KeyboardEvent): boolean {
  return isPlain(event) && typing.test(event.key);
}

/** Written into what was begun, or ends it. Enter and Tab go to the next cell, which keeps it too. */
function goesOn(event: KeyboardEvent): boolean {
  return isPlain(event) && (event.key.length === 1 || event.key === 'Escape');
}

function isPlain({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return !ctrlKey && !metaKey && !altKey;
}
