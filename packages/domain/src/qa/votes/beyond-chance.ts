/**
 * How likely so many votes of one person for another are, did they vote like everybody: the tail of a Poisson distribution.
 *
 * @param expected above zero
 * @returns 0 to 1; 1 where there are no more than expected, whatever the distribution says
 */
export function chanceOf(votes: number, expected: number): number {
  if (votes <= expected) return 1;
  let term = Math.exp(-expected);
  for (let count = 1; count <= votes; count += 1) term *= expected / count;
  let sum = 0;
  for (let count = votes; term > sum * 1e-12; count += 1) {
    sum += term;
    term *= expected / (count + 1);
  }
  return Math.min(1, sum);
}
