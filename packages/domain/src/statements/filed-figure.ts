import type { Fact } from '../facts/index.ts';
import type { Figure, Mark, Source } from '../figures/index.ts';
import { type Measure, onBasis, type SplitFactor } from './shares/split-adjustment.ts';
import { isRestated } from './vintages/restatement.ts';
import type { Filed } from './vintages/vintages.ts';

/** The filed value as a figure on today's split basis, with its filing. */
export function filedFigure(filed: Filed, chosen: Fact, measure: Measure, factorOn: SplitFactor): Figure {
  const factor = measure === 'money' ? 1 : factorOn(chosen.filed);
  const marks: Mark[] = [];
  if (factor !== 1) marks.push('split_adjusted');
  if (isRestated(filed, chosen, measure, factorOn)) marks.push('restated');
  if (filed.scaleErrors.some((slip) => slip.filed > chosen.filed)) marks.push('earlier_vintage');
  return {
    value: onBasis(chosen.value, factor, measure),
    why: null,
    marks,
    sources: [sourceOf(chosen)],
    formula: null,
    splitFactor: factor,
    scale: 1,
  };
}

export function sourceOf(fact: Fact): Source {
  const { taxonomy, tag, unit, start, end, value, accession, form, filed } = fact;
  return { sign: 1, taxonomy, tag, unit, start, end, value, accession, form, filed };
}
