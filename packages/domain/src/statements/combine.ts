import { type Figure, type Mark, type MissingReason, missing } from '../figures/index.ts';

/** A figure with its sign in a sum. */
export interface SignedFigure {
  readonly sign: 1 | -1;
  readonly figure: Figure;
}

export function plus(figure: Figure): SignedFigure {
  return { sign: 1, figure };
}

export function minus(figure: Figure): SignedFigure {
  return { sign: -1, figure };
}

/** The sum of parts that all have values, keeping the marks and sources of each; without one of them no value. */
export function combine(formula: string, parts: readonly SignedFigure[], mark: Mark = 'derived'): Figure {
  const without = parts.filter((part) => part.figure.value === null);
  if (without.length === parts.length) return missing(mostInformative(parts.map((part) => part.figure.why)));
  if (without.length > 0) return missing('part_missing');
  return {
    value: parts.reduce((sum, part) => sum + part.sign * (part.figure.value ?? 0), 0),
    why: null,
    marks: marksOf([mark], ...parts.map((part) => part.figure.marks)),
    sources: parts.flatMap((part) =>
      part.figure.sources.map((it) => ({ ...it, sign: (it.sign * part.sign) as 1 | -1 })),
    ),
    formula,
    splitFactor: inCommon(parts.map((part) => part.figure.splitFactor)),
    scale: inCommon(parts.map((part) => part.figure.scale)),
  };
}

export function marked(figure: Figure, mark: Mark): Figure {
  if (figure.value === null || figure.marks.includes(mark)) return figure;
  return { ...figure, marks: [...figure.marks, mark] };
}

export function marksOf(...groups: readonly (readonly Mark[])[]): Mark[] {
  return [...new Set(groups.flat())];
}

/** The most specific one of several reasons. */
export function mostInformative(reasons: readonly (MissingReason | null)[]): MissingReason {
  if (reasons.includes('not_provable')) return 'not_provable';
  if (reasons.includes('part_missing')) return 'part_missing';
  return 'not_filed';
}

/** The factor all parts share; parts of different factors carry their own in their sources only. */
function inCommon(factors: readonly number[]): number {
  const [first = 1] = factors;
  return factors.every((it) => it === first) ? first : 1;
}
