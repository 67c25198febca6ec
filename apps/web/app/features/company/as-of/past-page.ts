import type { Company } from '@tenfold/contract/company';
import type { CompanyOnDay } from '@tenfold/contract/financials';
import type { Valuation } from '@tenfold/contract/valuation';
import type { IsoDate } from '@tenfold/domain/facts';
import type { Reports } from './report-steps.ts';

/** A company's page of a past day, but for its figures. */
export type PastPage = PastHead & (PastDayPage | Before | RefusedDay | Closed);

export interface PastHead {
  readonly company: Pick<Company, 'symbol' | 'name' | 'shortName'>;
  readonly today: IsoDate;
}

interface PastDayPage {
  readonly state: 'shown';
  readonly day: IsoDate;
  readonly onDay: CompanyOnDay;
  readonly reports: Reports;
  readonly valuation: Valuation;
  /** The days of the reader's newest notes on the company, newest first. */
  readonly noteDays: readonly IsoDate[];
}

/** The day is before the first report. */
interface Before {
  readonly state: 'before';
  readonly day: IsoDate;
  readonly reports: Reports;
}

/** The address has no day, or one to come. */
interface RefusedDay {
  readonly state: 'refused';
  readonly pastDay: string;
  readonly reports: Reports;
}

/** The reader may not see the company's past. */
interface Closed {
  readonly state: 'closed';
  readonly why: string;
}
