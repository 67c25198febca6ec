import type { LensField } from './lens-fields.ts';

export interface Orderable {
  readonly value: number | null;
  /** The currency of the value, where it is an amount. */
  readonly currency: string;
}

export type Direction = 'descending' | 'ascending';

/**
 * Positions of companies by one field. What has no value comes last either way; what is equal keeps its order.
 *
 * Convention: amounts in different currencies are never put in one order: companies of one currency stay together, the
 * currency of most of them first, and `isSplit` says so.
 * Example: revenue of 10 USD, 300 TWD and 20 USD, descending: 20 USD, 10 USD, 300 TWD.
 *
 * docs/methodology.md, "The lens"
 */
export function orderByField(
  { money }: Pick<LensField, 'money'>,
  companies: readonly Orderable[],
  direction: Direction,
): { readonly order: readonly number[]; readonly isSplit: boolean } {
  const counts = new Map<string, number>();
  for (const { value, currency } of companies) {
    if (money !== null && value !== null) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  }
  const byCount = [...counts].sort(([one, many], [other, few]) => few - many || (one < other ? -1 : 1));
  const places = new Map(byCount.map(([currency], place) => [currency, place]));
  const sign = direction === 'descending' ? -1 : 1;
  const order = companies
    .map(({ value, currency }, at) => ({ value, at, place: places.get(currency) ?? 0 }))
    .sort((one, other) => {
      if (one.value === null || other.value === null) {
        return Number(one.value === null) - Number(other.value === null) || one.at - other.at;
      }
      return one.place - other.place || sign * (one.value - other.value) || one.at - other.at;
    })
    .map(({ at }) => at);
  return { order, isSplit: counts.size > 1 };
}
