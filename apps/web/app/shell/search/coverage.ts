import type { Coverage } from '@tenfold/contract/company';

interface CoverageLabel {
  /** Above the results of the kind. */
  readonly group: string;
  readonly mark: string;
}

export const coverageLabels: Readonly<Record<Coverage, CoverageLabel>> = {
  here: { group: 'With data', mark: 'Available' },
  loading: { group: 'Being loaded', mark: 'Loading' },
  fetch: { group: 'Fetched when you open them', mark: 'Can be fetched' },
  none: { group: 'Listed, without data', mark: 'Not available' },
};

/** In the order of coverageLabels; the results of a group keep their order. */
export function groupByCoverage<Result extends { readonly coverage: Coverage }>(
  results: readonly Result[],
): { readonly coverage: Coverage; readonly results: readonly Result[] }[] {
  return (Object.keys(coverageLabels) as Coverage[])
    .map((coverage) => ({ coverage, results: results.filter((result) => result.coverage === coverage) }))
    .filter((group) => group.results.length > 0);
}
