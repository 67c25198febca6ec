import type { Statement } from '../statements/index.ts';

type StatementLines = Statement['lines'];

/** Units of an operating partnership stand at their cost: their part of the equity is below their part of the profit. */
const timesPartOfEquity = 2;

/**
 * Whether owners beside the common shares explain EPS that is not profit over shares.
 *
 * In a profit, securities that share in it (preferred stock before a listing, interests that may be sold to the company) leave common
 * shares less than all of it, down to nothing: EPS between nothing and profit over shares, and lower by no larger part than theirs of
 * what owners hold. Units of a partnership count as shares, and their profit is added: EPS above profit over shares, by no more than
 * twice the part of the equity that others own.
 *
 * @param before the period before, whose last day is this one's first
 *
 * @example redeemable preferred stock of 3,232 and no equity, profit 0.73 a share, EPS 0: shared
 * @example others own 3.4 % of the equity, profit 1.25 a share, EPS 1.31: shared
 *
 * docs/methodology.md, "Data quality checks"
 */
export function isSharedWithOthers(
  { filed, made }: { readonly filed: number; readonly made: number },
  lines: StatementLines,
  before: StatementLines | undefined,
): boolean {
  if (made <= 0 || filed < 0) return false;
  const equity = Math.max(lines.shareholdersEquity.value ?? 0, 0);
  if (filed > made) {
    const units = lines.minorityInterest.value ?? 0;
    return units > 0 && (filed - made) / filed <= (units / (units + equity)) * timesPartOfEquity;
  }
  const claims = Math.max(lines.temporaryEquity.value ?? 0, before?.temporaryEquity.value ?? 0);
  return claims > 0 && (made - filed) / made <= claims / (claims + equity);
}
