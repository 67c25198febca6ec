import { type ClaimDirection, comparisonOf, directionOf } from './claim-words.ts';
import type { Item } from './marked-sentence.ts';
import type { QuotedFigure, QuotedValue } from './quoted-figure.ts';

/**
 * Whether “rose” or “fell” follows from the figures of its sentence: one line of one company, a change or its values in two
 * periods of a kind, from the earlier to the later.
 */
export function directionHolds(items: readonly Item[]): boolean {
  const claimed = items
    .flatMap((item) => (item.kind === 'word' ? [directionOf(item.word)] : []))
    .find((each) => each !== null);
  const figures = items.flatMap((item) => (item.kind === 'figure' ? [item.figure] : []));
  const filed = figures.flatMap((figure) => figure.filed ?? []);
  if (claimed == null || filed.length < figures.length) return false;
  const isOneSeries = new Set(figures.map(({ company }) => company.symbol)).size === 1 && areOfOneLine(filed);
  const changes = filed.filter(({ isChange }) => isChange);
  const levels = filed.filter(({ isChange }) => !isChange).toSorted((a, b) => a.end.localeCompare(b.end));
  if (!isOneSeries || changes.length > 1 || levels.length > 2) return false;
  const [change] = changes;
  const [earlier, later] = levels.length === 2 ? levels : [undefined, levels[0]];
  // From or to a loss “rose” and “fell” say two things.
  if (levels.some(({ value }) => value < 0)) return false;
  if (earlier?.end === later?.end && earlier !== undefined) return false;
  if (change !== undefined && later !== undefined && later.end !== change.end) return false;
  if (change !== undefined && earlier !== undefined && earlier.year !== change.year - 1) return false;
  if (change === undefined && earlier === undefined) return false;
  const isSo = (from: number, to: number) => (claimed === 'up' ? to > from : to < from);
  if (change !== undefined && !isSo(0, change.value)) return false;
  if (earlier !== undefined && later !== undefined && !isSo(earlier.value, later.value)) return false;
  return standInPlace(items, earlier, later);
}

function areOfOneLine(filed: readonly QuotedValue[]): boolean {
  return new Set(filed.map(({ lineKey, kind }) => `${lineKey} ${kind}`)).size === 1;
}

/** “from” the earlier “to” the later; “by” a change, never by a value. */
function standInPlace(
  items: readonly Item[],
  earlier: QuotedValue | undefined,
  later: QuotedValue | undefined,
): boolean {
  return items.every((item, at) => {
    if (item.kind !== 'figure' || item.figure.filed === null) return true;
    const { filed } = item.figure;
    const before = items[at - 1];
    const word = before?.kind === 'word' ? before.word : before?.kind === 'sign' ? before.sign : '';
    if (filed.isChange)
      return /^(?:by|of|about|roughly|approximately|[(,:])$/.test(word) || directionOf(word) !== null;
    if (word === 'from') return filed === earlier;
    if (word === 'to') return filed === later;
    return /^(?:was|were|at|[(:])$/.test(word);
  });
}

/** Whether “higher than” and its like follow from the two figures on its sides. */
export function comparisonHolds(items: readonly Item[]): boolean {
  const at = items.findIndex((item) => item.kind === 'word' && comparisonOf(item.word) !== null);
  const claim = items[at];
  if (claim?.kind !== 'word') return false;
  const before = items.slice(0, at);
  const after = items.slice(at + 1);
  const [one, other] = [figuresIn(before), figuresIn(after)];
  const [first, second] = [one[0], other[0]];
  if (one.length !== 1 || other.length !== 1 || first === undefined || second === undefined) return false;
  if (!areComparable(first, second) || !isBeside(claim.word, before, after)) return false;
  const [{ value }, { value: than }] = [comparedIn(first), comparedIn(second)];
  return holds(comparisonOf(claim.word), value, than);
}

/** Filed figures of one year, or of one line over two; results of tools that are of a kind. */
function areComparable(first: QuotedFigure, second: QuotedFigure): boolean {
  if (first.result !== null && second.result !== null) {
    return first.result.family === second.result.family && first.result.unit === second.result.unit;
  }
  const [one, other] = [first.filed, second.filed];
  if (one === null || other === null) return false;
  const isAlike = one.unit === other.unit && one.kind === other.kind && one.isChange === other.isChange;
  return isAlike && (one.year === other.year || one.lineKey === other.lineKey);
}

function comparedIn({ filed, result }: QuotedFigure): { value: number } {
  return filed ?? result ?? { value: Number.NaN };
}

/** What stands between the first figure and the word names nothing that would be compared instead. */
function isBeside(word: string, before: readonly Item[], after: readonly Item[]): boolean {
  const last = before.findLastIndex(({ kind }) => kind === 'figure');
  const between = before.slice(last + 1);
  const isPlain = between.every(
    (item) =>
      item.kind === 'year' ||
      item.kind === 'known' ||
      (item.kind === 'sign' && item.sign !== '.') ||
      (item.kind === 'word' && /^(?:was|were|is|are|a|in|fiscal|which)$/.test(item.word)),
  );
  const needsThan = !/^(?:above|below|exceed)/.test(word);
  const [next] = after;
  const hasThan = next?.kind === 'word' && next.word === 'than';
  return isPlain && (hasThan || !needsThan);
}

function figuresIn(items: readonly Item[]): QuotedFigure[] {
  return items.flatMap((item) => (item.kind === 'figure' ? [item.figure] : []));
}

function holds(claimed: ClaimDirection | null, first: number, second: number): boolean {
  return claimed === 'up' ? first > second : first < second;
}
