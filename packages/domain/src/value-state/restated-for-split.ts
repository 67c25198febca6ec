import type { ConsensusFigures, ForecastBase, OwnFigures, YearlyValues } from '../forecast/index.ts';

/**
 * A base known before a split, in the shares of after it: counts times the factor, figures per share divided by it.
 *
 * @example a factor of 4: 100 shares become 400, EPS of 8 become 2
 */
export function restatedForSplit(base: ForecastBase, factor: number): ForecastBase {
  const { last, history, consensus, trailing } = base;
  const perShare = (values: YearlyValues) => values.map((value) => (value === null ? null : value / factor));
  const counts = (values: YearlyValues) => values.map((value) => (value === null ? null : value * factor));
  const { realEstate, dividendsSince } = history;
  const paid = <T extends { readonly amount: number }>(payments: readonly T[]) =>
    payments.map((payment) => ({ ...payment, amount: payment.amount / factor }));
  return {
    ...base,
    last: { ...last, sharesOutstanding: timesOrNull(last.sharesOutstanding, factor) },
    ...(trailing && { trailing: restatedFigures(trailing, factor) }),
    consensus: consensus.map((year) => ({
      ...restatedFigures(year, factor),
      ...(year.low && { low: restatedFigures(year.low, factor) }),
      ...(year.high && { high: restatedFigures(year.high, factor) }),
    })),
    history: {
      ...history,
      earningsPerShare: perShare(history.earningsPerShare),
      dividendsPerShare: perShare(history.dividendsPerShare),
      realEstate: realEstate && { ...realEstate, sharesOutstanding: counts(realEstate.sharesOutstanding) },
      dividendsSince: {
        ...dividendsSince,
        listed: paid(dividendsSince.listed),
        filed: paid(dividendsSince.filed),
        repeated: dividendsSince.repeated / factor,
      },
    },
  };
}

/** The person's own share count, in the shares of after a split. */
export function restatedOwnFigures(own: OwnFigures, factor: number): OwnFigures {
  const { sharesOutstanding } = own;
  return sharesOutstanding === undefined ? own : { ...own, sharesOutstanding: sharesOutstanding * factor };
}

function restatedFigures<Figures extends ConsensusFigures>(figures: Figures, factor: number): Figures {
  return { ...figures, earningsPerShare: timesOrNull(figures.earningsPerShare, 1 / factor) };
}

function timesOrNull(value: number | null, factor: number): number | null {
  return value === null ? null : value * factor;
}
