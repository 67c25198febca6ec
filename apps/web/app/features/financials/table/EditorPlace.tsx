import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { TableEditing } from '../../../forecast/table-editing.ts';
import { logFailure } from '../../../platform/api/log-failure.ts';

const gestures = ['keydown', 'dblclick', 'click', 'paste'] as const;
const keys = /^(?:[\d=.,(+−-]|F2|Delete|Backspace)$/;

/** Loads the editor when a reader points at a blue cell or goes to one, and keeps what they do until it is there. */
export function EditorPlace({
  editing,
  children,
}: {
  /** null where the table can't be typed. */
  editing: TableEditing | null;
  children: ReactNode;
}) {
  const place = useRef<HTMLDivElement>(null);
  const early = useRef<Event[] | null>([]);
  const table = useTableWanted(place, early);
  const load = editing?.load;
  useEffect(() => {
    if (table !== null) load?.().catch((cause) => logFailure('the editor of forecasts', cause));
  }, [table, load]);
  return (
    <div ref={place}>
      {children}
      {table !== null && editing?.editor({ table, early })}
    </div>
  );
}

function useTableWanted(place: RefObject<HTMLElement | null>, early: RefObject<Event[] | null>) {
  const [wanted, setWanted] = useState<HTMLTableElement | null>(null);
  useEffect(() => {
    const around = place.current;
    const table = around?.querySelector<HTMLTableElement>('table') ?? null;
    if (around === null || table === null) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const come = ({ target }: Event) => {
      if (isBlue(target)) setWanted(table);
    };
    for (const sign of ['pointerover', 'focusin', 'touchstart'] as const) {
      around.addEventListener(sign, come, { signal, passive: true });
    }
    const keep = (event: Event) => {
      if (early.current === null || !isBlue(event.target)) return;
      if (event instanceof KeyboardEvent) {
        if (event.ctrlKey || event.metaKey || event.altKey || !keys.test(event.key)) return;
        event.preventDefault();
      }
      early.current.push(event);
      setWanted(table);
    };
    for (const gesture of gestures) around.addEventListener(gesture, keep, { signal });
    return () => leaving.abort();
  }, [place, early]);
  return wanted;
}

function isBlue(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(blueCells) !== null;
}

/** The last six cells of a row that can be typed. */
const blueCells = '.is-editable tr[data-edit] > td:nth-last-child(-n + 6)';
