import type { LensPeriod } from '@tenfold/domain/lens';
import type { LensCellName } from '../cells/use-open-cell.ts';
import type { CompanyChanges } from '../changes/use-company-changes.ts';
import type { CommentCounts } from '../model/count-comments.ts';
import type { ListDensity } from '../model/lens-choices.ts';
import type { LensSort, LensTable } from '../model/lens-table.ts';

/** What each form of a list shows, and what can be done in it. */
export interface LensView {
  readonly table: LensTable;
  readonly period: LensPeriod;
  readonly density: ListDensity;
  readonly sort: LensSort | null;
  readonly counts: CommentCounts;
  /** By symbol, what was last written on a company as a whole. */
  readonly words: ReadonlyMap<string, string>;
  /** Null: not one’s own list. */
  readonly changes: CompanyChanges | null;
  onSort(key: LensSort['key']): void;
  /** @param from what was pressed: the focus goes back there */
  onOpen(cell: LensCellName, from: HTMLElement): void;
}
