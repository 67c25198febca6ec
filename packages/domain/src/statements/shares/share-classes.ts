import type { Fact } from '../../facts/index.ts';
import type { Figure } from '../../figures/index.ts';
import { marked } from '../combine.ts';
import { sourceOf } from '../filed-figure.ts';

/** The counts of one filing and day as one: a class each, and the same count twice is one count, not two classes. */
export function classesSummed(counts: readonly Fact[], factor: number): Figure {
  const classes = counts.filter(
    (it, index) => counts.findIndex((other) => other.value === it.value) === index,
  );
  const figure: Figure = {
    value: classes.reduce((sum, fact) => sum + fact.value, 0) * factor,
    why: null,
    marks: factor === 1 ? [] : ['split_adjusted'],
    sources: classes.map(sourceOf),
    formula: classes.length > 1 ? 'sum of the classes on the cover page' : null,
    splitFactor: factor,
    scale: 1,
  };
  return classes.length > 1 ? marked(figure, 'classes_summed') : figure;
}
