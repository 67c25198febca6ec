import type { CompanyQuality } from '@tenfold/contract/financials';
import { formatPercent } from '@tenfold/domain/format';

export interface Totals {
  readonly companies: number;
  /** A fraction; null where nothing could be checked. */
  readonly passed: number | null;
  readonly gaps: number;
  readonly tagSwitches: number;
  readonly excluded: number;
  readonly contested: number;
}

export function totalsOf(companies: readonly CompanyQuality[]): Totals {
  const sum = (of: (company: CompanyQuality) => number) =>
    companies.reduce((total, company) => total + of(company), 0);
  const judged = sum((company) => company.judged);
  return {
    companies: companies.length,
    passed: judged === 0 ? null : sum((company) => company.passed) / judged,
    gaps: sum((company) => company.gaps),
    tagSwitches: sum((company) => company.tagSwitches),
    excluded: sum((company) => company.excluded),
    contested: sum((company) => company.contested),
  };
}

/** The whole database in five numbers. */
export function QualityTotals({ totals }: { totals: Totals }) {
  return (
    <dl className="card quality-totals">
      <Total name="Companies" value={countLabel(totals.companies)} />
      <Total name="Identity checks passed" value={formatPercent(totals.passed)} />
      <Total name="Gaps" value={countLabel(totals.gaps)} />
      <Total name="Tag switches" value={countLabel(totals.tagSwitches)} />
      <Total name="Contested, open" value={countLabel(totals.contested)} />
    </dl>
  );
}

/** The same of one company. */
export function CompanyTotals({ company }: { company: CompanyQuality }) {
  const { passed, judged, gaps, tagSwitches, excluded, restated } = company;
  return (
    <dl className="card quality-totals">
      <Total name="Identity checks passed" value={`${passed} of ${judged}`} />
      <Total name="Gaps" value={countLabel(gaps)} />
      <Total name="Tag switches" value={countLabel(tagSwitches)} />
      <Total name="Excluded" value={countLabel(excluded)} />
      <Total name="Restated" value={countLabel(restated)} />
    </dl>
  );
}

function Total({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="caption">{name}</dt>
      <dd className="num">{value}</dd>
    </div>
  );
}

export function countLabel(count: number): string {
  return count.toLocaleString('en-US');
}
