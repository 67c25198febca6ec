import type { Fact } from '../facts/index.ts';

/** Facts for tests: a US company with calendar quarters, in dollars, unless said otherwise. */
export function fact(tag: string, value: number, over: Partial<Fact> = {}): Fact {
  return {
    taxonomy: 'us-gaap',
    tag,
    unit: 'USD',
    start: '2024-01-01',
    end: '2024-12-31',
    value,
    accession: `0000000001-25-${over.filed ?? '2025-02-15'}`,
    form: '10-K',
    filed: '2025-02-15',
    ...over,
  };
}

/** A value at a day. */
export function instant(tag: string, value: number, over: Partial<Fact> = {}): Fact {
  return fact(tag, value, { start: null, ...over });
}

const lastDays = ['', '03-31', '06-30', '09-30', '12-31'];
const filedOn = ['', '-05-05', '-08-05', '-11-05', ''];

/** The first quarters of a calendar year, as filed soon after; the fourth is the annual report. */
export function toDate(
  tag: string,
  year: number,
  quarters: 1 | 2 | 3 | 4,
  value: number,
  over: Partial<Fact> = {},
): Fact {
  const filed = quarters === 4 ? `${year + 1}-02-15` : `${year}${filedOn[quarters]}`;
  return fact(tag, value, {
    start: `${year}-01-01`,
    end: `${year}-${lastDays[quarters]}`,
    filed,
    accession: `0000000001-${filed}`,
    form: quarters === 4 ? '10-K' : '10-Q',
    ...over,
  });
}

const firstDays = ['', '01-01', '04-01', '07-01', '10-01'];

/** Three months alone. */
export function threeMonths(
  tag: string,
  year: number,
  quarter: 1 | 2 | 3 | 4,
  value: number,
  over: Partial<Fact> = {},
): Fact {
  return toDate(tag, year, quarter, value, { start: `${year}-${firstDays[quarter]}`, ...over });
}
