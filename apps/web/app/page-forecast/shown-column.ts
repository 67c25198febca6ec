import type { Column } from '@tenfold/domain/columns';
import type { Figure } from '@tenfold/domain/figures';
import type { RowKey } from '@tenfold/domain/rows';

/** A column of a forecast as a page shows it: its figures without the filings and formulas behind them. */
export interface ShownColumn extends Omit<Column, 'figures'> {
  readonly figures: Readonly<Record<RowKey, ShownFigure>>;
}

export type ShownFigure = Pick<Figure, 'value' | 'why' | 'marks'>;
