import type { CompanyOnDay } from '@tenfold/contract/financials';
import type { IsoDate } from '@tenfold/domain/facts';
import { yearsBefore } from '@tenfold/domain/periods';

export type Reports = CompanyOnDay['reports'];

/** Where the reports around a day lead: the newest filed before it, and the next after it. Null where there is none. */
export function reportsAround(
  reports: Reports,
  day: IsoDate,
): { before: IsoDate | null; next: IsoDate | null } {
  return {
    before: reports.findLast(({ filed }) => filed < day)?.filed ?? null,
    next: reports.find(({ filed }) => filed > day)?.filed ?? null,
  };
}

export interface NamedDay {
  readonly label: string;
  readonly day: IsoDate;
}

/** Days worth going to, between the first report and today. */
export function namedDays(reports: Reports, today: IsoDate, noteDays: readonly IsoDate[]): NamedDay[] {
  const first = reports[0]?.filed ?? today;
  const annual = reports.findLast((report) => report.annual);
  return [
    ...(annual === undefined ? [] : [{ label: `Last ${annual.form}`, day: annual.filed }]),
    { label: 'A year ago', day: yearsBefore(today, 1) },
    { label: 'Five years ago', day: yearsBefore(today, 5) },
    ...noteDays.slice(0, 1).map((day) => ({ label: 'When I wrote my note', day })),
  ].filter(({ day }) => day >= first && day <= today);
}
