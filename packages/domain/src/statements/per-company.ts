import type { History, PeriodView } from './views/period-view.ts';

/**
 * A choice made once for a company from all its fiscal years, and the same in every year, quarter and stretch: which of several
 * tags is its capex, whether its revenue is before excise taxes.
 *
 * docs/methodology.md, "One meaning over all years"
 */
export function perCompany<Choice>(
  choose: (years: readonly PeriodView[]) => Choice,
): (view: PeriodView) => Choice {
  const chosen = new WeakMap<History, { readonly choice: Choice }>();
  return ({ history }) => {
    const known = chosen.get(history);
    if (known !== undefined) return known.choice;
    const choice = choose(history.years());
    chosen.set(history, { choice });
    return choice;
  };
}
