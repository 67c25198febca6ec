import type { IsoDate } from '../../facts/index.ts';
import type { Figure } from '../../figures/index.ts';
import type { BusinessKind } from '../line.ts';
import type { Measure } from '../shares/split-adjustment.ts';

/** All fiscal years of a company, oldest first. One object a company, so what is chosen from it can be kept by it. */
export interface History {
  years(): readonly PeriodView[];
}

/**
 * What a line's rule sees of one period: the filed value of a tag (`taxonomy:tag`), whatever the period is. Rules are
 * written once; a year, a quarter and the last twelve months are three views.
 */
export interface PeriodView {
  readonly kind: BusinessKind;
  /** A flow that adds up over time, money or dividends per share: a quarter may be a difference of longer periods. */
  flow(tag: string, measure: 'money' | 'perShare'): Figure;
  /** An amount as the reports before a day told it; null where none did, or the period is no year. */
  flowBefore(tag: string, day: IsoDate): Figure | null;
  /** What is never subtracted to make a quarter: earnings per share and average share counts. */
  average(tag: string, measure: 'perShare' | 'shares'): Figure;
  /** An average as reports before the one that counts told it, newest first. */
  averageBefore(tag: string, measure: 'perShare' | 'shares'): readonly Figure[];
  /** The value at the period's last day. */
  balance(tag: string, measure: Measure): Figure;
  /** The reports that give a balance of the period's last day, by accession: reports of a period first, newest first. */
  reportsOf(tag: string): readonly string[];
  /** The same day with its balances as one report gives them: of several vintages, only that one. */
  asReportedIn(accession: string): PeriodView;
  /** The shares there were on average, by the counts on covers (or balance sheets). */
  averageShares(tag: string): Figure;
  /** The full years that tell more of the period's last day than a quarter does: its own, then the one before. */
  years(): readonly PeriodView[];
  /** The fiscal years that end last before the period's last day and first after it. */
  yearsAround(): { readonly before: PeriodView | null; readonly after: PeriodView | null };
  /** For what must mean the same in every period of a company, see per-company.ts. */
  readonly history: History;
  /** The day of the newest filing that uses a tag for any period; empty when none does. */
  lastUsed(tag: string): IsoDate | '';
  /** The day of the first one. */
  firstUsed(tag: string): IsoDate | '';
  /** Like `lastUsed`, for a period of this length: a tag may be given up for years and go on in quarters. */
  lastUsedForLength(tag: string): IsoDate | '';
  /** Whether any report gives it for a half or nine months, as statements of cash flows do; notes seldom do. */
  isFiledToDate(tag: string): boolean;
}
