import { type FiledLensKey, type LensPeriod, lensField } from '@tenfold/domain/lens';
import type { PreparedLensFigures } from '../../valuation/index.ts';

/** What a company's page shows the caller: its history, its latest year, or the ratios that everybody sees. */
export type LensExtent = 'all' | 'latest_year' | 'ratios';

/** Over one year these are of the latest fiscal year alone. Returns on assets and equity need the balance before. */
const ofOneYear: readonly FiledLensKey[] = ['margin', 'freeCashFlowMargin', 'interestCoverage'];

/** The figures of a lens for somebody who doesn't see the company's history. */
export function openFigures(
  { figures, why }: PreparedLensFigures,
  period: LensPeriod,
  extent: Exclude<LensExtent, 'all'>,
): PreparedLensFigures {
  const isOpen = (key: FiledLensKey) => {
    const { basis } = lensField(key);
    if (basis === 'today') return true;
    if (extent === 'ratios') return false;
    return basis === 'latest' || (period === '1Y' && ofOneYear.includes(key));
  };
  const pick = <Value>(of: Readonly<Partial<Record<FiledLensKey, Value>>>) =>
    Object.fromEntries(Object.entries(of).filter(([key]) => isOpen(key as FiledLensKey)));
  return { figures: pick(figures), why: pick(why), years: {} };
}
