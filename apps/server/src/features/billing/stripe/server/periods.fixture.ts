/** Calendar months or years after an anchor, in seconds and UTC; 31 January, 28 February, 31 March. */
export function addPeriod(anchor: number, interval: 'month' | 'year', count: number): number {
  const from = new Date(anchor * 1_000);
  const months = count * (interval === 'year' ? 12 : 1);
  const to = new Date(from);
  to.setUTCDate(1);
  to.setUTCMonth(to.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return to.getTime() / 1_000;
}

/** The first end of a period that is later than this. */
export function nextEnd(anchor: number, interval: 'month' | 'year', after: number): number {
  let count = 1;
  while (addPeriod(anchor, interval, count) <= after) count += 1;
  return addPeriod(anchor, interval, count);
}
