import type { TextFigure } from '@tenfold/contract/financials';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import type { Notified } from '../../notifications/index.ts';

export interface FiguredText {
  readonly figures: readonly TextFigure[];
}

/** A figure that a later filing changed. */
export type RestatedFigure = TextFigure & { readonly restated: NonNullable<TextFigure['restated']> };

/** Texts of one kind, each with the figures it names in its row: what a restatement asks of them. */
export interface FiguredTexts<Text extends FiguredText> {
  /** In `figures_due`. */
  readonly name: string;
  readonly table: string;
  /** Which rows of the table these are. */
  readonly only: RawBuilder<unknown>;
  /** The text, locked until the transaction ends; null once it is gone. */
  lock(tx: Db, id: number): Promise<Text | null>;
  /** Stores the figures of a locked text. */
  save(tx: Db, text: Text, figures: readonly TextFigure[]): Promise<void>;
  /** Its author, of those that weren’t restated before. */
  notify(tx: Db, text: Text, restated: readonly RestatedFigure[], now: Date): Promise<Notified[]>;
}
