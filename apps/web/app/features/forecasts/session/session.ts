import type { SavedForecast } from '@tenfold/contract/forecasts';
import type { ForecastId } from '@tenfold/contract/ids';
import { create, type StoreApi } from 'zustand';
import type { ForecastChoices } from '../../../page-forecast/own-forecast.ts';
import { type CellChange, type Content, changed, sameContent } from './content.ts';
import { done, noHistory, redone, undone } from './history.ts';
import { contentOf } from './saved-content.ts';
import { emptySession, type OpenForecast, type SessionState } from './session-state.ts';
import type { Trial } from './trial.ts';

export type SessionStore = StoreApi<SessionState>;

export interface EditingSession {
  readonly store: SessionStore;
  /** What the first edit starts from, and the rates that are in use then. */
  begin(start: Content): void;
  /** A cell as it is being typed; null reverts it. */
  type(change: CellChange | null): void;
  /** The further rows are loaded for it. */
  typeFormulas(): void;
  /** Keeps what was typed, as one step of undo. */
  edit(label: string, changes: readonly CellChange[]): void;
  setChoices(choices: Partial<ForecastChoices>): void;
  undo(): void;
  redo(): void;
  /** null leaves it: averages or analysts are shown again. What has no name yet is kept as long as the page. */
  choose(id: ForecastId | 'unnamed' | null): void;
  /** What was typed before signing in, to be named and kept now. */
  resume(trial: Trial): void;
  /** What the server answered, after it was created, renamed, copied or saved elsewhere. */
  know(saved: readonly SavedForecast[]): void;
  /** It has a name from now on; `sent` is what the server has of it. */
  created(saved: SavedForecast, sent: Content): void;
  /** An earlier version is current again, as one step of undo. */
  restored(saved: SavedForecast): void;
  /** Shows why the value moved since a version. */
  explain(version: number): void;
  openDialog(dialog: SessionState['dialog']): void;
  showConflict(open: boolean): void;
}

/** The person's own forecasts of one company, on one page. Works in memory; `Autosave` sends what changes. */
export function createSession(lastYear: number): EditingSession {
  const store = create<SessionState>()(() => emptySession);
  const set = store.setState;
  const open = () => store.getState().open;

  const replace = (content: Content, rest: Partial<SessionState>) => {
    const now = open();
    if (now !== null) set({ ...rest, draft: null, open: { ...now, content } });
  };
  const step = (label: string, content: Content) => {
    const now = open();
    if (now === null || sameContent(now.content, content)) return set({ draft: null });
    replace(content, { history: done(store.getState().history, label, now.content) });
  };

  return {
    store,
    begin(start) {
      if (open() === null) set({ open: { savedAs: null, content: start, saved: start }, history: noHistory });
    },
    type(change) {
      const { draft } = store.getState();
      if (change !== null || draft !== null) set({ draft: change });
      const now = open();
      // Nothing was typed after all.
      if (change === null && now !== null && isUntouched(now, store.getState())) set({ open: null });
    },
    typeFormulas() {
      if (!store.getState().typesFormulas) set({ typesFormulas: true });
    },
    edit(label, changes) {
      const now = open();
      if (now === null) return;
      step(label, changed(now.content, changes, lastYear));
      const after = store.getState();
      if (after.open !== null && isUntouched(after.open, after)) set({ open: null });
    },
    setChoices(choices) {
      const now = open();
      if (now !== null) step(choiceLabel(choices), { ...now.content, ...choices });
    },
    undo() {
      const now = open();
      const back = now && undone(store.getState().history, now.content);
      if (back !== null) replace(back.content, { history: back.history });
    },
    redo() {
      const now = open();
      const next = now && redone(store.getState().history, now.content);
      if (next !== null) replace(next.content, { history: next.history });
    },
    choose: (id) => set((state) => chosen(state, id)),
    resume({ content, start }) {
      const open = { savedAs: null, content, saved: start };
      const history = done(noHistory, 'what you typed before signing in', start);
      set({ open, history, draft: null, save: { kind: 'rest' }, dialog: 'name' });
    },
    // In the order of the answer: in a demo, times of two days that were played don't tell which is newer.
    know: (saved) => set({ saved: [...saved], isKnown: true }),
    created: (saved, sent) => set((state) => created(state, saved, sent)),
    restored: (saved) => set((state) => restored(state, saved)),
    explain: (version) =>
      set(({ explained }) => ({ explained: { version, times: (explained?.times ?? 0) + 1 } })),
    openDialog: (dialog) => set({ dialog }),
    showConflict: (open) => set(({ conflict }) => ({ conflict: conflict && { ...conflict, open } })),
  };
}

function chosen(state: SessionState, id: ForecastId | 'unnamed' | null): Partial<SessionState> {
  const { saved, open, history } = state;
  const isUnnamed = open !== null && open.savedAs === null && history.past.length > 0;
  const unnamed = isUnnamed ? { open, history } : state.unnamed;
  const found = saved.find((each) => each.id === id);
  return {
    open: found === undefined ? null : openOf(found),
    history: noHistory,
    ...(id === 'unnamed' && unnamed),
    unnamed: id === 'unnamed' ? null : unnamed,
    draft: null,
    save: { kind: 'rest' },
    dialog: null,
    conflict: null,
    explained: null,
  };
}

function created({ saved: all, open }: SessionState, saved: SavedForecast, sent: Content) {
  const { id, name, revision } = saved;
  return {
    saved: [saved, ...all.filter((each) => each.id !== id)],
    save: { kind: 'saved' as const, at: new Date(saved.updatedAt) },
    ...(open !== null && { open: { ...open, savedAs: { id, name, revision }, saved: sent } }),
  };
}

function restored({ saved: all, open, history }: SessionState, saved: SavedForecast): Partial<SessionState> {
  if (open?.savedAs?.id !== saved.id) return {};
  return {
    saved: [saved, ...all.filter((each) => each.id !== saved.id)],
    save: { kind: 'saved', at: new Date(saved.updatedAt) },
    history: done(history, 'restoring a version', open.content),
    draft: null,
    open: openOf(saved),
  };
}

/** What is shown: with the cell that is being typed. */
export function shownContent({ open, draft }: SessionState, lastYear: number): Content | null {
  if (open === null) return null;
  return draft === null ? open.content : changed(open.content, [draft], lastYear);
}

export function openOf(saved: SavedForecast): OpenForecast {
  const content = contentOf(saved);
  const { id, name, revision } = saved;
  return { savedAs: { id, name, revision }, content, saved: content };
}

/** Begun, but not typed into: no forecast yet. */
function isUntouched({ savedAs, content, saved }: OpenForecast, { history, draft }: SessionState): boolean {
  return (
    savedAs === null &&
    draft === null &&
    history.past.length === 0 &&
    history.future.length === 0 &&
    sameContent(content, saved)
  );
}

function choiceLabel(choices: Partial<ForecastChoices>): string {
  if ('method' in choices) return 'method';
  if ('ownFigures' in choices) return 'own figures';
  if ('leverage' in choices) return 'interest';
  return 'requiredReturn' in choices ? 'required return' : 'terminal growth';
}
