import type { Scorecard, ScorecardLine, ScoredForecastYear } from '@tenfold/contract/forecasts';
import type { ForecastId } from '@tenfold/contract/ids';
import { assumptionKeys } from '@tenfold/domain/forecast';
import { formatPercent, formatPrice, missingMark } from '@tenfold/domain/format';
import { rowOf } from '@tenfold/domain/rows';
import { formatDay } from '../../../figures/format-day.ts';
import { rowName } from '../cells/cell-names.ts';

export const rivals = ['mine', 'averages', 'analysts'] as const;
export type Rival = (typeof rivals)[number];
export const rivalNames: Readonly<Record<Rival, string>> = {
  mine: 'You',
  averages: 'Averages',
  analysts: 'Analysts',
};

type Row = ScorecardLine['row'];

/** One line of the scorecard that has been scored. */
export interface ScoreLine extends ScorecardLine {
  readonly mine: NonNullable<ScorecardLine['mine']>;
  readonly label: string;
  /** Null where two are equally close. Only those scored on the same years are compared. */
  readonly closest: Rival | null;
}

/** The lines with a score, of one forecast or of all. */
export function scoreLinesOf(lines: readonly ScorecardLine[]): ScoreLine[] {
  return lines.flatMap((line) =>
    line.mine === null
      ? []
      : [{ ...line, mine: line.mine, label: scoredRowName(line.row), closest: closestOf(line) }],
  );
}

function closestOf(line: ScorecardLine): Rival | null {
  const compared = rivals.filter((rival) => line[rival]?.years === line.mine?.years);
  const errors = compared.map((rival) => line[rival]?.error ?? Number.POSITIVE_INFINITY);
  const least = Math.min(...errors);
  const nearest = compared.filter((_, at) => errors[at] === least);
  return nearest.length === 1 ? (nearest[0] ?? null) : null;
}

export function scoredRowName(row: Row): string {
  return isPercentRow(row) ? rowName(row) : rowOf(row).label;
}

type PercentRow = (typeof assumptionKeys)[number];

export function isPercentRow(row: Row): row is PercentRow {
  return (assumptionKeys as readonly string[]).includes(row);
}

/** Points of percentages, percent of amounts: `2.4 pts`, `12.7%`. */
export function errorLabel(row: Row, error: number): string {
  const size = tenths.format(Math.abs(error) * 100);
  return isPercentRow(row) ? `${size} pts` : `${size}%`;
}

/** With its sign: `+1.7 pts`, `−0.2 pts`. */
export function signedErrorLabel(row: Row, error: number): string {
  const label = errorLabel(row, error);
  return /^0\.0/.test(label) ? label : `${error > 0 ? '+' : '−'}${label}`;
}

const tenths = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** A bias of less than a third of the error goes both ways. */
export function leanLabel({ bias, error }: { bias: number; error: number }): string {
  if (Math.abs(bias) * 3 < error || error === 0) return 'no clear lean';
  return bias > 0 ? 'too high' : 'too low';
}

/** One scored year of a line. */
export interface LineYear {
  readonly key: string;
  readonly title: string;
  readonly forecast: string;
  readonly savedAt: string;
  readonly yearWasOver: boolean;
  readonly filed: string;
  readonly forecasts: Readonly<Record<Rival, string>>;
  readonly actual: string;
  readonly error: string;
}

/** The years behind a line, newest filing first: those predicted one year ahead, as the line counts them. */
export function lineYearsOf(
  { row }: Pick<ScorecardLine, 'row'>,
  card: Scorecard,
  id: ForecastId | null,
): LineYear[] {
  return card.years
    .filter(({ forecastId, horizon }) => horizon === 1 && (id === null || forecastId === id))
    .flatMap((year) => {
      const scored = [...year.rows, ...year.levels].find((each) => each.row === row);
      if (scored === undefined || scored.mine.error === null) return [];
      const forecast = card.forecasts.find((each) => each.id === year.forecastId);
      const value = (of: { forecast: number | null } | null) => valueLabel(row, of?.forecast ?? null);
      return [
        {
          key: `${year.forecastId} ${year.year}`,
          title: `${forecast?.companyName ?? ''} ${year.year}`.trim(),
          forecast: forecast?.name ?? '',
          ...datesOf(year),
          forecasts: {
            mine: value(scored.mine),
            averages: value(scored.averages),
            analysts: value(scored.analysts),
          },
          actual: valueLabel(row, scored.actual),
          error: signedErrorLabel(row, scored.mine.error),
        },
      ];
    });
}

function datesOf({ savedAt, filed, yearWasOver }: ScoredForecastYear) {
  return { savedAt: formatDay(savedAt), filed: formatDay(filed), yearWasOver };
}

function valueLabel(row: Row, value: number | null): string {
  if (value === null) return missingMark;
  if (isPercentRow(row)) return formatPercent(value);
  return row === 'earningsPerShare' ? formatPrice(value) : millions.format(value / 1e6);
}

const millions = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
