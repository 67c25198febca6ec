export interface ShapleyPart {
  readonly part: number;
  /** What the player adds to none of the others, and to all of them. */
  readonly first: number;
  readonly last: number;
}

export interface Shapley {
  readonly parts: readonly ShapleyPart[];
  /** The lowest value of any coalition. */
  readonly least: number;
}

/**
 * The Shapley value of each player: the mean, over all orders, of what it adds. The parts don't depend on an order and
 * add up to the value of all less that of none.
 *
 * Formula: part(i) = sum over S without i of |S|! (n-|S|-1)! / n! x (v(S+i) - v(S)).
 * Example: two players with v() = 0, v(a) = 10, v(b) = 20, v(ab) = 40: 15 and 25.
 * Reference: Shapley, A Value for n-person Games, 1953.
 */
export function shapleyOf(players: number, valueWith: (has: (player: number) => boolean) => number): Shapley {
  const coalitions = 2 ** players;
  const values = new Float64Array(coalitions);
  for (let set = 0; set < coalitions; set += 1) values[set] = valueWith((player) => isIn(set, player));
  const weights = weightsOf(players);
  const all = coalitions - 1;
  const valueAt = (set: number) => values[set] ?? 0;
  const parts = Array.from({ length: players }, (_, player) => {
    const bit = 1 << player;
    let part = 0;
    for (let set = 0; set < coalitions; set += 1) {
      if (!isIn(set, player)) part += (weights[sizeOf(set)] ?? 0) * (valueAt(set | bit) - valueAt(set));
    }
    return { part, first: valueAt(bit) - valueAt(0), last: valueAt(all) - valueAt(all & ~bit) };
  });
  return { parts, least: values.reduce((least, value) => Math.min(least, value), Infinity) };
}

/** By the size of the coalition joined: how many of all orders have exactly it before the player. */
function weightsOf(players: number): number[] {
  let weight = 1 / players;
  return Array.from({ length: players }, (_, size) => {
    const current = weight;
    weight *= (size + 1) / (players - size - 1);
    return current;
  });
}

function isIn(set: number, player: number): boolean {
  return (set & (1 << player)) !== 0;
}

function sizeOf(set: number): number {
  let size = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) size += 1;
  return size;
}
