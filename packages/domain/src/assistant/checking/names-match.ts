import type { Item } from './marked-sentence.ts';
import type { QuotedFigure } from './quoted-figure.ts';

/**
 * Whether each figure belongs to the company and the line that stand nearest before it, or after it where none stands before:
 * “net income was” beside a figure of revenue says another figure.
 */
export function namesMatch(items: readonly Item[]): boolean {
  return (
    nearestIs(items, 'company', ({ company }) => company.symbol) && nearestIs(items, 'line', ({ key }) => key)
  );
}

function nearestIs(
  items: readonly Item[],
  kind: 'company' | 'line',
  keyOf: (figure: QuotedFigure) => string,
): boolean {
  const figures = items.flatMap((item) => (item.kind === 'figure' ? [item.figure] : []));
  const named = items.flatMap((item) => (item.kind === kind ? [item.key] : []));
  if (named.length > figures.length) return false;
  if (!named.every((key) => figures.some((figure) => keyOf(figure) === key))) return false;
  let nearest = named[0];
  return items.every((item) => {
    if (item.kind === kind) nearest = item.key;
    return item.kind !== 'figure' || nearest === undefined || keyOf(item.figure) === nearest;
  });
}
