import type { ForecastId } from '@tenfold/contract/ids';
import { columnKeysAfter } from '@tenfold/domain/custom-forecast';
import {
  columnsKnownOn,
  countingVersion,
  type FirstFiledYear,
  firstFiledYear,
  type NotScored,
  type ScoredYear,
  scoreYear,
  yardsticksOf,
} from '@tenfold/domain/scoring';
import { splitFactor } from '@tenfold/domain/splits';
import type { Db } from '../../../platform/db/index.ts';
import type { CompanyFigures } from '../../financials/index.ts';
import type { SealedContent } from '../versions/sealed-content.ts';
import { getVersionContent, type StoredScore, type StoredVersion } from './score-store.ts';

/** Scores the fiscal years that were filed since: of each the version that was current the day before its first report. */
export async function scoreForecast(
  db: Db,
  forecastId: ForecastId,
  versions: readonly StoredVersion[],
  years: readonly number[],
  figures: CompanyFigures,
): Promise<Omit<StoredScore, 'savedAt'>[]> {
  const scores: Omit<StoredScore, 'savedAt'>[] = [];
  const sealed = versions.map((version) => ({ ...version, sealedOn: dayOf(version.savedAt) }));
  for (const year of years) {
    const filed = findFirstReport(figures, year);
    if (filed === null) continue;
    const version = countingVersion(sealed, filed.filed);
    const content = version === null ? null : await getVersionContent(db, forecastId, version.number);
    scores.push({
      forecastId,
      year,
      accession: filed.accession,
      filed: filed.filed,
      version: version?.number ?? null,
      outcome:
        version === null || content === null ? null : scoreVersion(content, version.sealedOn, filed, figures),
    });
  }
  return scores;
}

function findFirstReport(figures: CompanyFigures, year: number): FirstFiledYear | null {
  const period = figures.statements.annual.find((one) => one.period.year === year)?.period;
  return period === undefined ? null : firstFiledYear(inputOf(figures), period.end);
}

function scoreVersion(
  { base, assumptions, typed, splitsUntil }: SealedContent,
  sealedOn: string,
  filed: FirstFiledYear,
  figures: CompanyFigures,
): ScoredYear | NotScored {
  const columns = columnKeysAfter(base.lastYear).flatMap((key) => assumptions[key] ?? []);
  return scoreYear(
    {
      sealedOn,
      base,
      typed,
      assumptions: columns,
      yardsticks: yardsticksOf(columnsKnownOn(inputOf(figures), sealedOn)),
      splitFactor: splitFactor(figures.splits, splitsUntil ?? sealedOn, filed.filed),
    },
    filed,
  );
}

function inputOf({ facts, splits, corrections, listing: { fiscalYearEnd, sic } }: CompanyFigures) {
  return { facts, splits, fiscalYearEnd, sic, corrections: corrections ?? [] };
}

/** Versions end in UTC. */
function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
