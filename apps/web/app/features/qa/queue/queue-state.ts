import type { Question } from '@tenfold/contract/qa/question';
import { isOfQuestion, keyOf, type QueueItem, sinceOf } from './queue-item.ts';

export interface QueueRow {
  readonly item: QueueItem;
  /** What happened to it elsewhere; null: nothing that is known. */
  readonly note: string | null;
}

export interface QueueState {
  readonly rows: readonly QueueRow[];
  /** The key of the one that is shown; null: there is none. */
  readonly at: string | null;
  /** Their keys. */
  readonly selected: ReadonlySet<string>;
  /** Selected last: a range goes from it to the one shown. */
  readonly anchor: string | null;
  /** How many wait, also beyond the rows. */
  readonly count: number;
  /** A cursor to the rows beyond; null: these are all. */
  readonly next: string | null;
}

export type QueueChange =
  | { readonly type: 'step'; readonly by: 1 | -1 }
  | { readonly type: 'show'; readonly key: string }
  | { readonly type: 'select'; readonly key: string }
  | { readonly type: 'select range' }
  | { readonly type: 'clear' }
  | { readonly type: 'leave'; readonly keys: readonly string[] }
  | { readonly type: 'return'; readonly rows: readonly QueueRow[] }
  | { readonly type: 'change'; readonly question: Question }
  | { readonly type: 'more'; readonly items: readonly QueueItem[]; readonly next: string | null };

export function openQueue(items: readonly QueueItem[], count: number, next: string | null): QueueState {
  const rows = items.map((item) => ({ item, note: null }));
  return { rows, at: keyAt(rows, 0), selected: new Set(), anchor: null, count, next };
}

export function changeQueue(state: QueueState, change: QueueChange): QueueState {
  switch (change.type) {
    case 'step': {
      const place = Math.min(Math.max(placeOf(state) + change.by, 0), state.rows.length - 1);
      return { ...state, at: keyAt(state.rows, place) };
    }
    case 'show':
      return { ...state, at: change.key };
    case 'select':
      return toggle(state, change.key);
    case 'select range':
      return selectRange(state);
    case 'clear':
      return { ...state, selected: new Set(), anchor: null };
    case 'leave':
      return leave(state, change.keys);
    case 'return':
      return comeBack(state, change.rows);
    case 'change': {
      const rows = state.rows.map((row) =>
        isOfQuestion(row.item) && row.item.question.id === change.question.id
          ? { ...row, item: { ...row.item, question: change.question } }
          : row,
      );
      return { ...state, rows };
    }
    case 'more': {
      const known = new Set(state.rows.map(rowKey));
      const more = change.items.filter((item) => !known.has(keyOf(item)));
      const rows = [...state.rows, ...more.map((item) => ({ item, note: null }))];
      return { ...state, rows, next: change.next, at: state.at ?? keyAt(rows, 0) };
    }
  }
}

export function shownRow({ rows, at }: QueueState): QueueRow | null {
  return rows.find((row) => rowKey(row) === at) ?? null;
}

/** The one that is shown and those after it. */
export function rowsAhead(state: QueueState): number {
  return state.rows.length - Math.max(0, placeOf(state));
}

/** Those selected, else the one that is shown. */
export function chosenItems(state: QueueState): QueueItem[] {
  const { rows, selected, at } = state;
  return rows
    .filter((row) => (selected.size > 0 ? selected.has(rowKey(row)) : rowKey(row) === at))
    .map(({ item }) => item);
}

function rowKey({ item }: QueueRow): string {
  return keyOf(item);
}

function keyAt(rows: readonly QueueRow[], place: number): string | null {
  const row = rows[place];
  return row === undefined ? null : rowKey(row);
}

function placeOf({ rows, at }: QueueState): number {
  return rows.findIndex((row) => rowKey(row) === at);
}

function toggle(state: QueueState, key: string): QueueState {
  const others = [...state.selected].filter((each) => each !== key);
  const selected = new Set(state.selected.has(key) ? others : [...others, key]);
  return { ...state, selected, anchor: key };
}

function selectRange(state: QueueState): QueueState {
  const here = placeOf(state);
  const there = state.rows.findIndex((row) => rowKey(row) === state.anchor);
  if (here < 0) return state;
  const from = there < 0 ? here : there;
  const range = state.rows.slice(Math.min(from, here), Math.max(from, here) + 1).map(rowKey);
  return { ...state, selected: new Set([...state.selected, ...range]), anchor: state.at };
}

/** The one in the place of the first that left is shown next. */
function leave(state: QueueState, keys: readonly string[]): QueueState {
  const place = state.rows.findIndex((row) => keys.includes(rowKey(row)));
  const rows = state.rows.filter((row) => !keys.includes(rowKey(row)));
  const isShown = state.at !== null && keys.includes(state.at);
  return {
    ...state,
    rows,
    at: isShown ? keyAt(rows, Math.min(place, rows.length - 1)) : state.at,
    selected: new Set([...state.selected].filter((key) => !keys.includes(key))),
    count: Math.max(0, state.count - (state.rows.length - rows.length)),
  };
}

/** What began to wait at the same time stands as the server lists it: texts by number, tags by key. */
function byKey(one: QueueRow, other: QueueRow): number {
  return keyOf(one.item).localeCompare(keyOf(other.item), 'en', { numeric: true });
}

/** To where they waited; the first of them is shown. */
function comeBack(state: QueueState, back: readonly QueueRow[]): QueueState {
  const keys = new Set(back.map(rowKey));
  const others = state.rows.filter((row) => !keys.has(rowKey(row)));
  const rows = [...others, ...back].sort(
    (one, other) => sinceOf(one.item).localeCompare(sinceOf(other.item)) || byKey(one, other),
  );
  const count = state.count + rows.length - state.rows.length;
  return { ...state, rows, at: keyAt(back, 0) ?? state.at, count };
}
