import { computed, type Figure, type Mark, type MissingReason, missing } from '../figures/index.ts';
import { change, type Growth } from '../growth/index.ts';

/**
 * Arithmetic on figures: a missing part gives no result and says why, and a result keeps the filings and marks of all
 * its parts, so that every derived cell leads back to what was filed.
 */

/** part / whole, refused with `notPositive` unless the whole is above zero. */
export function quotient(part: Figure, whole: Figure, formula: string, notPositive: MissingReason): Figure {
  if (part.value === null || whole.value === null) return missingPart([part, whole]);
  if (!(whole.value > 0)) return missing(notPositive);
  return combined([part, whole], part.value / whole.value, formula);
}

/** from - part; the part's filings enter with their signs turned. */
export function difference(from: Figure, part: Figure, formula: string): Figure {
  if (from.value === null || part.value === null) return missingPart([from, part]);
  const turned = part.sources.map((source) => ({ ...source, sign: source.sign === 1 ? -1 : 1 }) as const);
  return computed(from.value - part.value, formula, marksOf([from, part]), [...from.sources, ...turned]);
}

export function product(left: Figure, right: Figure, formula: string): Figure {
  if (left.value === null || right.value === null) return missingPart([left, right]);
  return combined([left, right], left.value * right.value, formula);
}

export function sum(parts: readonly Figure[], formula: string): Figure {
  let total = 0;
  for (const part of parts) {
    if (part.value === null) return missingPart(parts);
    total += part.value;
  }
  return combined(parts, total, formula);
}

/** A figure times a plain number, such as the ratio of an ADR. */
export function scaled(figure: Figure, by: number): Figure {
  return figure.value === null || by === 1 ? figure : { ...figure, value: figure.value * by };
}

export function changeOf(now: Figure, before: Figure | null, formula: string): Figure {
  if (now.value === null) return missingPart([now]);
  if (before === null || before.value === null) {
    const why = before?.why ?? null;
    return missing(why !== null && specificReasons.has(why) ? why : 'previous_missing');
  }
  if (breaksSeries(now)) return missing('basis_changed');
  return growthFigure(change(now.value, before.value), [now, asOpening(before)], formula);
}

/** Whether a row compares with nothing before this period, its basis being another. */
export function breaksSeries({ marks, why }: Figure): boolean {
  return why === 'basis_changed' || marks.includes('basis_changed');
}

/** A figure of an earlier period as part of a later one's, which does not start anew because the earlier one did. */
export function asOpening(figure: Figure): Figure {
  return breaksSeries(figure)
    ? { ...figure, marks: figure.marks.filter((mark) => mark !== 'basis_changed') }
    : figure;
}

export function growthFigure(growth: Growth, parts: readonly Figure[], formula: string): Figure {
  return growth.ok ? combined(parts, growth.rate, formula) : missing(growth.why);
}

export function combined(
  parts: readonly Figure[],
  value: number,
  formula: string,
  marks: readonly Mark[] = [],
): Figure {
  return computed(
    value,
    formula,
    [...new Set([...marksOf(parts), ...marks])],
    parts.flatMap((part) => part.sources),
  );
}

/** No value, for the reason of the first part that lacks one. */
export function missingPart(parts: readonly Figure[]): Figure {
  for (const part of parts) if (part.why !== null && specificReasons.has(part.why)) return missing(part.why);
  return missing('part_missing');
}

// Reasons that explain a derived figure as well as the part they belong to; any other becomes `part_missing`.
const specificReasons: ReadonlySet<MissingReason> = new Set([
  'not_meaningful_for_financials',
  'currency_mismatch',
  'adr_ratio_unknown',
  'no_price',
  'shares_missing',
  'eps_not_positive',
]);

function marksOf(parts: readonly Figure[]): Mark[] {
  return [...new Set(parts.flatMap((part) => part.marks))];
}
