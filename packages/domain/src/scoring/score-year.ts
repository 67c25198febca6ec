import type { Column } from '../columns/index.ts';
import type { EditableRow, ForecastColumnKey } from '../custom-forecast/index.ts';
import {
  type AssumptionKey,
  type Assumptions,
  analystsForecast,
  assumptionKeys,
  averagesForecast,
  type Forecast,
  type ForecastBase,
  forecastColumns,
  forecastFrom,
} from '../forecast/index.ts';
import { daysBetween, yearsBefore } from '../periods/index.ts';
import { type Sealed, yearWasOver } from './counting-version.ts';
import type { FirstFiledYear } from './filed-year.ts';
import { meanOf, type Yardsticks } from './yardsticks.ts';

/** What a version seals that its score needs. */
export interface VersionToScore extends Sealed {
  readonly base: ForecastBase;
  /** The six columns, first to Terminal. */
  readonly assumptions: readonly Assumptions[];
  readonly typed: readonly { readonly column: ForecastColumnKey; readonly row: EditableRow }[];
  readonly yardsticks: Yardsticks;
  /** New shares for one share of the base, by splits after sealing and before the filing. */
  readonly splitFactor: number;
}

/** Levels that are scored beside the seven percentages. */
export const scoredLevels = [
  'revenue',
  'netIncome',
  'cashFlowFromOperatingActivities',
  'freeCashFlow',
  'earningsPerShare',
] as const;
export type ScoredLevel = (typeof scoredLevels)[number];

export interface ScoredYear {
  readonly ok: true;
  readonly year: number;
  /** 1 for the first year after the base: the headline counts only that one. */
  readonly horizon: number;
  readonly accession: string;
  readonly filed: string;
  readonly yearWasOver: boolean;
  readonly rows: readonly ScoredRow[];
  readonly levels: readonly ScoredLevelRow[];
  /** The score of all seven rows. */
  readonly score: Score;
  /** The score of the rows the person typed in this column; null where they typed none. */
  readonly typedScore: Score | null;
}

export interface NotScored {
  readonly ok: false;
  readonly why: 'not_foreseen' | 'transition_period' | 'fiscal_year_changed';
}

/** A forecast percentage and how it turned out; errors are forecast less actual, as fractions. */
export interface ForecastOutcome {
  readonly forecast: number | null;
  readonly error: number | null;
  /** The absolute error in yardsticks. */
  readonly scaled: number | null;
}

export interface ScoredRow {
  readonly row: AssumptionKey;
  readonly isTyped: boolean;
  readonly actual: number | null;
  readonly yardstick: number | null;
  readonly mine: ForecastOutcome;
  readonly averages: ForecastOutcome;
  /** null where no consensus of that day was kept for the year. */
  readonly analysts: ForecastOutcome | null;
}

export interface ScoredLevelRow {
  readonly row: ScoredLevel;
  readonly actual: number | null;
  readonly mine: LevelOutcome;
  readonly averages: LevelOutcome;
  readonly analysts: LevelOutcome | null;
}

export interface LevelOutcome {
  readonly forecast: number | null;
  /** Forecast / actual - 1; null where the actual is zero or below. */
  readonly error: number | null;
  /** Forecast less actual in money, where the actual is zero or below: left out of every mean. */
  readonly difference: number | null;
}

/** Mean scaled errors over the rows that both have. Lower is better. */
export interface Score {
  readonly mine: number | null;
  readonly averages: number | null;
  /** 1 - mine / averages: above 0 is better than averages. */
  readonly skill: number | null;
  /** How many rows are in it. */
  readonly rows: number;
}

/** Ends of a fiscal year this many days apart are the same fiscal year. */
const sameYearEnd = 45;

/**
 * How one version foresaw one fiscal year, against the first report of it.
 *
 * Formula: percentages by forecast - actual, levels by forecast / actual - 1. The score is the mean of the absolute errors of
 * the seven percentages, each in its yardstick. Compared with the averages and the consensus that were known at sealing.
 * Refuses: a year the version doesn't foresee; a transition period; a fiscal year that ends elsewhere by now.
 * Example: NKE for 2024, sealed on 2023-08-15: score 0.891 against 1.038 of averages (`tests/filings/scoring.test.ts`).
 *
 * docs/methodology.md, "Scores of forecasts"
 */
export function scoreYear(version: VersionToScore, filed: FirstFiledYear): ScoredYear | NotScored {
  const { base, assumptions, splitFactor } = version;
  const horizon = filed.year - base.lastYear;
  if (horizon < 1 || horizon > forecastColumns) return { ok: false, why: 'not_foreseen' };
  if (filed.isTransition) return { ok: false, why: 'transition_period' };
  const yearEnd = yearsBefore(filed.periodEnd, horizon);
  if (Math.abs(daysBetween(yearEnd, base.lastPeriodEnd)) > sameYearEnd) {
    return { ok: false, why: 'fiscal_year_changed' };
  }
  const columnOf = (forecast: Forecast) => forecast.columns[horizon - 1];
  const own = columnOf(forecastFrom(base, assumptions, 'custom'));
  const averages = columnOf(averagesForecast(base));
  const analysts = analystsColumn(base, filed.year, columnOf);
  const column = horizon === forecastColumns ? 'Terminal' : String(filed.year);
  const typed = new Set(version.typed.filter((cell) => cell.column === column).map(({ row }) => row));

  const rows = assumptionKeys.map((row): ScoredRow => {
    const actual = filed.column.figures[row].value;
    const yardstick = version.yardsticks[row];
    const outcome = (of: Column | undefined) => outcomeOf(of?.figures[row].value ?? null, actual, yardstick);
    return {
      row,
      isTyped: typed.has(row),
      actual,
      yardstick,
      mine: outcome(own),
      averages: outcome(averages),
      analysts: analysts === null ? null : outcome(analysts),
    };
  });
  const levels = scoredLevels.map((row): ScoredLevelRow => {
    const actual = filed.column.figures[row].value;
    const outcome = (of: Column | undefined) => {
      const forecast = of?.figures[row].value ?? null;
      const perShare = row === 'earningsPerShare' && forecast !== null;
      return levelOutcomeOf(perShare ? forecast / splitFactor : forecast, actual);
    };
    return {
      row,
      actual,
      mine: outcome(own),
      averages: outcome(averages),
      analysts: analysts === null ? null : outcome(analysts),
    };
  });
  const typedRows = rows.filter(({ isTyped }) => isTyped);
  return {
    ok: true,
    year: filed.year,
    horizon,
    accession: filed.accession,
    filed: filed.filed,
    yearWasOver: yearWasOver(version, filed.periodEnd),
    rows,
    levels,
    score: scoreOf(rows),
    typedScore: typedRows.length === 0 ? null : scoreOf(typedRows),
  };
}

/** Only of a year that analysts said something of: what fades from it is no consensus. */
function analystsColumn(
  base: ForecastBase,
  year: number,
  columnOf: (forecast: Forecast) => Column | undefined,
): Column | null {
  const known = base.consensus.find(({ fiscalYear }) => fiscalYear === year);
  if (known === undefined || (known.revenue === null && known.earningsPerShare === null)) return null;
  const analysts = analystsForecast(base);
  return analysts.ok ? (columnOf(analysts.forecast) ?? null) : null;
}

function outcomeOf(
  forecast: number | null,
  actual: number | null,
  yardstick: number | null,
): ForecastOutcome {
  const error = forecast === null || actual === null ? null : forecast - actual;
  const scaled = error === null || yardstick === null ? null : Math.abs(error) / yardstick;
  return { forecast, error, scaled };
}

/** A loss has no percentage to be off by. */
function levelOutcomeOf(forecast: number | null, actual: number | null): LevelOutcome {
  if (forecast === null || actual === null) return { forecast, error: null, difference: null };
  if (actual > 0) return { forecast, error: forecast / actual - 1, difference: null };
  return { forecast, error: null, difference: forecast - actual };
}

function scoreOf(rows: readonly ScoredRow[]): Score {
  const pairs = rows.flatMap(({ mine, averages }) =>
    mine.scaled === null || averages.scaled === null ? [] : [[mine.scaled, averages.scaled] as const],
  );
  if (pairs.length === 0) return { mine: null, averages: null, skill: null, rows: 0 };
  const ownError = meanOf(pairs.map(([of]) => of));
  const averages = meanOf(pairs.map(([, of]) => of));
  return {
    mine: ownError,
    averages,
    skill: averages > 0 ? 1 - ownError / averages : null,
    rows: pairs.length,
  };
}
