/**
 * How many slips of the keyboard lead from one word to another: a letter left out, added, replaced, or swapped with its
 * neighbour.
 */
export function slipsBetween(one: string, other: string): number {
  const letters = [...one];
  const others = [...other];
  let beforeLast: number[] = [];
  let last = Array.from({ length: others.length + 1 }, (_, at) => at);
  for (const [row, letter] of letters.entries()) {
    const current = [row + 1];
    for (const [column, against] of others.entries()) {
      const replaced = (last[column] ?? 0) + (letter === against ? 0 : 1);
      const leftOut = (last[column + 1] ?? 0) + 1;
      const added = (current[column] ?? 0) + 1;
      const isSwap = row > 0 && column > 0 && letter === others[column - 1] && letters[row - 1] === against;
      const swapped = isSwap ? (beforeLast[column - 1] ?? 0) + 1 : Number.POSITIVE_INFINITY;
      current.push(Math.min(replaced, leftOut, added, swapped));
    }
    beforeLast = last;
    last = current;
  }
  return last[others.length] ?? 0;
}

/** How many slips a word may have and still be taken for another: one, in a long word two. */
export function slipsAllowed(word: string): number {
  return [...word].length < longWord ? 1 : 2;
}

const longWord = 8;
