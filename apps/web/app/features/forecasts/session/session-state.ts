import type { SavedForecast } from '@tenfold/contract/forecasts';
import type { ForecastId } from '@tenfold/contract/ids';
import type { OwnForecast } from '../../../page-forecast/own-forecast.ts';
import { type CellChange, type Content, differing } from './content.ts';
import { type History, noHistory } from './history.ts';

export type SaveState =
  | { readonly kind: 'rest' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly at: Date }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'offline' };

/** The forecast on the page, once anything of it is the person's own. */
export interface OpenForecast {
  /** null until it has a name. */
  readonly savedAs: { readonly id: ForecastId; readonly name: string; readonly revision: number } | null;
  readonly content: Content;
  /** What the server has; what it starts from, for one without a name. */
  readonly saved: Content;
}

export interface ConflictedSave {
  /** Whether its dialog is open. */
  readonly open: boolean;
  readonly theirs: SavedForecast;
  /** What both began with. */
  readonly before: Content;
}

export interface SessionState {
  /** The last changed first. */
  readonly saved: readonly SavedForecast[];
  /** Whether the server has said which there are. */
  readonly isKnown: boolean;
  readonly open: OpenForecast | null;
  /** Typed, left without a name, and there to be chosen again. */
  readonly unnamed: Pick<SessionState, 'open' | 'history'> | null;
  /** Whether somebody began to type a formula. */
  readonly typesFormulas: boolean;
  /** The cell being typed, as far as it can be read: shown everywhere, kept by Enter, gone with Escape. */
  readonly draft: CellChange | null;
  readonly history: History;
  readonly save: SaveState;
  /** What a dialog asks the person. */
  readonly dialog: 'name' | 'sign-in' | 'intro' | null;
  readonly conflict: ConflictedSave | null;
  readonly explained: OwnForecast['explained'];
  readonly predicted: OwnForecast['predicted'];
}

/** Whether anything is typed in one that has no name yet. */
export function isTried(open: OpenForecast | null): boolean {
  return open !== null && open.savedAs === null && differing(open.content, open.saved).size > 0;
}

export const emptySession: SessionState = {
  saved: [],
  isKnown: false,
  open: null,
  unnamed: null,
  typesFormulas: false,
  draft: null,
  history: noHistory,
  save: { kind: 'rest' },
  dialog: null,
  conflict: null,
  explained: null,
  predicted: new Map(),
};
