import type { Column, ColumnKind } from '../columns/index.ts';
import type { Mark } from '../figures/index.ts';
import { assumptionsOf } from './assumptions.ts';
import { type ExpectedFigure, type ExpectedLines, expectedLines } from './consensus-lines.ts';
import { lastConsensusYear } from './consensus-years.ts';
import type { Assumptions, Forecast, ForecastBase, ForecastType } from './forecast.ts';
import { forecastFigures, type RateMarks } from './forecast-figures.ts';
import { forecastColumns } from './forecast-horizon.ts';
import { type Levels, levelsAfter } from './levels.ts';

/** The forecast in which every percentage is its ten-year average. */
export function averagesForecast(base: ForecastBase): Forecast {
  return forecastFrom(base, assumptionsOf(base, 'averages'), 'averages');
}

/** The forecast of the analysts' consensus; without one there is none, and averages never stand in for it. */
export function analystsForecast(
  base: ForecastBase,
): { readonly ok: true; readonly forecast: Forecast } | { readonly ok: false; readonly why: 'no_estimates' } {
  if (lastConsensusYear(base) === null) return { ok: false, why: 'no_estimates' };
  return { ok: true, forecast: forecastFrom(base, assumptionsOf(base, 'analysts'), 'analysts') };
}

/**
 * The six forecast columns, recalculated on each keystroke of an edit: money and shares in units,
 * percentages as fractions.
 *
 * Formula: revenue(t) = revenue(t-1) x (1 + revenueChange); net income = revenue x margin; CFO = revenue x
 * percentageCfoOfRevenue; capex(t) = capex(t-1) x (1 + capexChange); FCF = CFO - capex; total assets and shares by
 * their changes; liabilities = assets x percentageLiabilitiesOfAssets; equity = assets - liabilities; EPS, FCF per
 * share, ROA and ROE from those.
 * Refuses: a row whose assumption or starting value is missing; free cash flow of a bank or an insurer.
 * Example: revenue 100, growth 0.1, margin 0.2 is revenue 110 and net income 22 in the first estimated year.
 *
 * docs/methodology.md, "Forecast columns"
 */
export function forecastFrom(
  base: ForecastBase,
  assumptions: readonly Assumptions[],
  type: ForecastType,
): Forecast {
  const lastAnalystsYear = type === 'analysts' ? lastConsensusYear(base) : null;
  const expected = lastAnalystsYear === null ? null : expectedLines(base);
  const columns: Column[] = [];
  let before: Levels = base.last;
  for (let at = 1; at <= forecastColumns; at += 1) {
    const rates = assumptions[at - 1] ?? noAssumptions;
    const levels = levelsAfter(before, rates, base);
    const year = base.lastYear + at;
    const marks = expected === null ? noMarks : marksAt(at, expected, year > (lastAnalystsYear ?? year));
    columns.push({
      kind: kindAt(at),
      year,
      quarter: null,
      periodEnd: null,
      figures: forecastFigures({ rates, levels, before, businessKind: base.businessKind }, marks),
    });
    before = levels;
  }
  return { type, columns, marks: marksOfAll(columns) };
}

function kindAt(at: number): ColumnKind {
  if (at === 1) return 'estimated';
  return at === forecastColumns ? 'terminal' : 'projected';
}

/** What analysts say themselves, what lies before it, and what fades from it; a line they say nothing of is none of these. */
function marksAt(at: number, { revenue, earningsPerShare }: ExpectedLines, isFaded: boolean): RateMarks {
  const ofLine = (line: readonly ExpectedFigure[] | null): readonly Mark[] | null => {
    if (isFaded) return ['faded'];
    const figure = line?.[at - 1];
    if (figure === undefined) return [];
    if (figure.value === null) return null;
    return figure.bridge === null ? ['analysts'] : ['bridged'];
  };
  return { revenue: ofLine(revenue), earnings: ofLine(earningsPerShare) };
}

const noMarks: RateMarks = { revenue: [], earnings: [] };

function marksOfAll(columns: readonly Column[]): Mark[] {
  return [
    ...new Set(columns.flatMap(({ figures }) => [...figures.revenueChange.marks, ...figures.margin.marks])),
  ];
}

const noAssumptions: Assumptions = {
  revenueChange: null,
  margin: null,
  percentageCfoOfRevenue: null,
  capexChange: null,
  totalAssetsChange: null,
  percentageLiabilitiesOfAssets: null,
  sharesOutstandingChange: null,
};
