import { type PointInTimeFigures, pointInTimeFigures } from '@tenfold/domain/performance';
import type { StatementsInput } from '@tenfold/domain/statements';
import type { Db } from '../../platform/db/index.ts';
import { etagOf, findBody, type NewDocument } from '../../platform/documents/index.ts';
import { type CompanyFigures, financialsDocument } from '../financials/index.ts';

export const reportsDocument = 'reports.1';

/** What each report said, which takes half of preparing a company and which no new price changes. */
interface StoredReports {
  /** Hash of all that they are made from; the number of the financials stands for the rules. */
  readonly inputs: string;
  /** The day of the first close; null without closes, where nothing looks them up. */
  readonly since: string | null;
  readonly reports: readonly PointInTimeFigures[];
}

/** The stored ones, or new ones where a fact, a split or a correction has changed or closes begin earlier. */
export async function prepareReports(
  db: Db,
  figures: CompanyFigures,
): Promise<{ reports: readonly PointInTimeFigures[]; document: NewDocument }> {
  const { facts, ...others } = inputOf(figures);
  const inputs = etagOf(JSON.stringify([financialsDocument, hashOf(facts), others]));
  const since = figures.market.closes[0]?.day ?? null;
  const body = await findBody(db, figures.listing.symbol, reportsDocument);
  const stored = body === null ? null : (JSON.parse(body) as StoredReports);
  const isCurrent = stored?.inputs === inputs && (since === null || (stored.since ?? '9999') <= since);
  const next = isCurrent ? stored : { inputs, since, reports: readReports(figures) };
  return { reports: next.reports, document: { kind: reportsDocument, body: JSON.stringify(next) } };
}

/** Hashes of the thousands of facts of a company, which all of its listings share. */
const hashes = new WeakMap<StatementsInput['facts'], string>();

function hashOf(facts: StatementsInput['facts']): string {
  const hash = hashes.get(facts) ?? etagOf(JSON.stringify(facts));
  hashes.set(facts, hash);
  return hash;
}

/** Read anew: also for a past day, which nothing is stored for. */
export function readReports(figures: CompanyFigures): readonly PointInTimeFigures[] {
  const [first] = figures.market.closes;
  return first === undefined ? [] : pointInTimeFigures(inputOf(figures), first.day);
}

function inputOf({ listing, facts, splits, corrections = [] }: CompanyFigures): StatementsInput {
  const { fiscalYearEnd, sic } = listing;
  return { facts, splits, fiscalYearEnd, sic, corrections };
}
