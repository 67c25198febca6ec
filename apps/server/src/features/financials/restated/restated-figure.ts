import type { TextFigure } from '@tenfold/contract/financials';
import type { Split } from '@tenfold/domain/facts';

/** Floating point alone differs by less. */
const nothing = 1e-9;

/**
 * A figure of a text beside what filings say now. It is restated where a filing since then gives another value: a split
 * changes amounts a share without that, and so does a correction by an editor.
 *
 * @param now as it would be stated today; null where it can't be any more, which says nothing of the value
 * @param splits of the company, in effect
 */
export function restatedFigure(
  stated: TextFigure,
  now: Pick<TextFigure, 'value' | 'filings'> | null,
  splits: readonly Split[],
): TextFigure {
  if (now === null) return stated;
  const known = new Set(stated.filings.map(({ accession }) => accession));
  const newest = now.filings.filter(({ accession }) => !known.has(accession)).at(-1);
  const expected = stated.value * factorSince(stated, splits);
  const isSame =
    Math.abs(now.value - expected) <= nothing * Math.max(Math.abs(now.value), Math.abs(expected));
  if (newest === undefined || isSame) return { ...stated, restated: null };
  return { ...stated, restated: { value: now.value, filed: newest.filed, url: newest.url } };
}

function factorSince({ unit, statedAt }: TextFigure, splits: readonly Split[]): number {
  if (unit !== 'perShare' && unit !== 'shares') return 1;
  const since = splits.filter(({ effective }) => effective > statedAt.slice(0, 10));
  const shares = since.reduce((factor, { ratio }) => factor * ratio, 1);
  return unit === 'shares' ? shares : 1 / shares;
}
