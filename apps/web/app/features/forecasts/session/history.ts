import type { Content } from './content.ts';

interface HistoryStep {
  /** What was done, after `Undo`: `Capex change 2026`. */
  readonly label: string;
  readonly content: Content;
}

/** The whole session: nothing typed on a page is out of reach of undo. */
export interface History {
  readonly past: readonly HistoryStep[];
  readonly future: readonly HistoryStep[];
}

export const noHistory: History = { past: [], future: [] };

export function done({ past }: History, label: string, before: Content): History {
  return { past: [...past, { label, content: before }], future: [] };
}

/** null at the beginning. */
export function undone({ past, future }: History, now: Content): (HistoryStep & { history: History }) | null {
  const last = past.at(-1);
  if (last === undefined) return null;
  const redo = { label: last.label, content: now };
  return { ...last, history: { past: past.slice(0, -1), future: [redo, ...future] } };
}

/** null at the end. */
export function redone({ past, future }: History, now: Content): (HistoryStep & { history: History }) | null {
  const [next, ...rest] = future;
  if (next === undefined) return null;
  return { ...next, history: { past: [...past, { label: next.label, content: now }], future: rest } };
}
