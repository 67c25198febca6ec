import type { Quota } from '@tenfold/contract/billing';

/** From so many companies left on, a page tells how many there are. */
const few = 2;

/** Whether the month is nearly used up: then it is said before it is. */
export function isRunningOut({ remaining }: Pick<Quota, 'remaining'>): boolean {
  return remaining !== null && remaining <= few;
}

/** `4 of 5 companies this month` */
export function usedWords({ used, limit }: Pick<Quota, 'used' | 'limit'>): string {
  if (limit === null) return 'As many companies as there are';
  return `${used} of ${limit} ${limit === 1 ? 'company' : 'companies'} this month`;
}

/** What stands where the figures of one more company would. */
export function limitWords(quota: Quota | null): string {
  const used = quota === null ? 'all companies of this month' : usedWords(quota);
  const until = quota === null ? '' : ` The next month begins on ${resetDay(quota)}.`;
  return `You have opened ${used}.${until} AAPL is open all the time.`;
}

/** `1 September` */
export function resetDay({ resetsAt }: Pick<Quota, 'resetsAt'>): string {
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(resetsAt),
  );
}

/** `5 companies a month`, of a plan or of who has none. */
export function allowanceWords(companiesAMonth: number | null): string {
  if (companiesAMonth === null) return 'Company pages without limit';
  return `${companiesAMonth} ${companiesAMonth === 1 ? 'company' : 'companies'} a month; AAPL never counts`;
}
