import { keysFromWire, keysToWire } from '@tenfold/contract/wire/wire-names';
import { withValueIds } from './fair-values.ts';
import { withCompanyIds } from './lens.ts';
import { withMultipleIds } from './multiples.ts';
import { withForecastIds } from './own-forecasts.ts';
import { withNeedIds } from './price-needs.ts';
import type { ReadResult, StateAs, ToolFigure } from './tool-figure.ts';

/** By tool: what it gives, with an id beside each value that may be stated. */
const readers: Readonly<Record<string, ReadResult>> = {
  get_fair_value: withValueIds,
  get_multiples: withMultipleIds,
  get_what_must_be_true: withNeedIds,
  list_my_forecasts: withForecastIds,
  get_lens: withCompanyIds,
};

/** Above it, figures may be read and not stated: their ids cost more than they say. */
const mostFigures = 2_000;

/** The figures of tools that sentences of one answer may state by their ids, as they have no line and period. */
export class ToolResults {
  readonly #figures = new Map<string, ToolFigure>();
  readonly #question: string;

  /** @param question a price in it may be assumed; one that the model thought of is no figure to state */
  constructor(question: string) {
    this.#question = question;
  }

  /** @param told a tool’s reply @returns the same, with ids */
  withIds(tool: string, content: Record<string, unknown>): Record<string, unknown> {
    const read = readers[tool];
    if (read === undefined) return content;
    const state: StateAs = (figure) => {
      if (!Number.isFinite(figure.value) || this.#figures.size >= mostFigures) return {};
      const id = `r${this.#figures.size + 1}`;
      this.#figures.set(id, figure);
      return { id };
    };
    const named = read(keysFromWire(content) as never, state, this.#question);
    return keysToWire(named) as Record<string, unknown>;
  }

  find(id: string): ToolFigure | null {
    return this.#figures.get(id) ?? null;
  }
}
