import type { ForecastId } from '@tenfold/contract/ids';
import type { CellInput, CustomForecast, EditableRow } from '@tenfold/domain/custom-forecast';
import type { IsoDate } from '@tenfold/domain/facts';
import type { OwnFigures, Rate } from '@tenfold/domain/forecast';
import type { Leverage, MethodId } from '@tenfold/domain/valuation';

/** A saved forecast as menus name it. */
export interface SavedForecastName {
  readonly id: ForecastId;
  /** Name and date: `Base case - Nov 18, 2025`. */
  readonly label: string;
}

/** What else a value rests on, saved with the forecast. */
export interface ForecastChoices {
  readonly requiredReturn: Rate;
  readonly terminalGrowth: Rate;
  /** null: the company's default. */
  readonly method: MethodId | null;
  readonly leverage: Leverage;
  /** In place of filed ones. */
  readonly ownFigures: OwnFigures;
}

/** In today's shares. */
export interface PredictedFigure {
  readonly forecast: number;
  /** The figure as it was first reported. */
  readonly actual: number;
  /** The day of the version. */
  readonly savedOn: IsoDate;
}

/** What a person makes of a page's forecast: typed over averages or analysts, and kept. */
export interface OwnForecast {
  /** Shown in place of averages and analysts; null while one of those is. */
  readonly shown: CustomForecast | null;
  readonly name: string | null;
  /** null while averages or analysts are shown. */
  readonly choices: ForecastChoices | null;
  /** The cells typed since the last save, as `2026 margin`. */
  readonly changed: ReadonlySet<string>;
  /** The last edited first. */
  readonly saved: readonly SavedForecastName[];
  /** Whether `saved` is all there are: not before they are loaded. */
  readonly isKnown: boolean;
  /** The id of the saved one that is shown. */
  readonly savedId: ForecastId | null;
  /** Whether there is one without a name that is not shown now. */
  readonly hasUnnamed: boolean;
  /** Whether a cell is calculated by one, or one is being typed: what it may refer to is then loaded. */
  readonly hasFormulas: boolean;
  /** Grows with each save of it. */
  readonly revision: number | null;
  /** The version since which a reader asked why the value moved; `times` tells asking again. */
  readonly explained: { readonly version: number; readonly times: number } | null;
  /** What the version before a fiscal year's first report foresaw of it, by `2024 revenue`. */
  readonly predicted: ReadonlyMap<string, PredictedFigure>;
  /** null leaves the forecast for averages or analysts. */
  choose(id: ForecastId | 'unnamed' | null): void;
  setChoices(choices: Partial<ForecastChoices>): void;
  explain(version: number): void;
  /** Types the same into all six columns of a row, as one step of undo. */
  fill(row: EditableRow, input: CellInput): void;
}

export const noOwnForecast: OwnForecast = {
  shown: null,
  name: null,
  choices: null,
  changed: new Set(),
  saved: [],
  isKnown: false,
  savedId: null,
  hasUnnamed: false,
  hasFormulas: false,
  revision: null,
  explained: null,
  predicted: new Map(),
  choose() {},
  setChoices() {},
  explain() {},
  fill() {},
};
