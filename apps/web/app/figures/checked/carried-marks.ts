/** A part of a text. */
interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * What was found in a text, at its places in the text as it is now: what was typed over is left out, and what stands behind
 * a change has moved with it.
 */
export function carriedMarks<Mark extends Span>(marks: readonly Mark[], before: string, now: string): Mark[] {
  if (before === now) return [...marks];
  const shorter = Math.min(before.length, now.length);
  let head = 0;
  while (head < shorter && before[head] === now[head]) head++;
  let tail = 0;
  while (tail < shorter - head && before.at(-1 - tail) === now.at(-1 - tail)) tail++;
  const moved = now.length - before.length;
  return marks.flatMap((mark) => {
    // A digit typed right behind a figure makes another of it.
    if (mark.end < head || (mark.end === head && !/[\d.,%\w]/.test(now[head] ?? ''))) return [mark];
    return mark.start >= before.length - tail
      ? [{ ...mark, start: mark.start + moved, end: mark.end + moved }]
      : [];
  });
}
