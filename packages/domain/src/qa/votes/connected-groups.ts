/**
 * The groups in which everybody reaches everybody along the arrows, of two and more. By two passes and without recursion:
 * a chain of arrows may be as long as there are people.
 *
 * @param arrows from each person to others
 */
export function connectedGroups(arrows: ReadonlyMap<number, ReadonlySet<number>>): number[][] {
  const order = finishingOrder(arrows);
  const backward = turned(arrows);
  const seen = new Set<number>();
  const groups: number[][] = [];
  for (const start of order.toReversed()) {
    const group = reached(start, backward, seen);
    if (group.length > 1) groups.push(group.toSorted((one, other) => one - other));
  }
  return groups;
}

/** Everybody, those first from whom nothing more is to be reached. */
function finishingOrder(arrows: ReadonlyMap<number, ReadonlySet<number>>): number[] {
  const seen = new Set<number>();
  const order: number[] = [];
  for (const start of arrows.keys()) {
    if (seen.has(start)) continue;
    seen.add(start);
    const path = [{ person: start, ahead: nextOf(arrows, start) }];
    for (let last = path.at(-1); last !== undefined; last = path.at(-1)) {
      const { done, value } = last.ahead.next();
      if (done === true) {
        order.push(last.person);
        path.pop();
      } else if (!seen.has(value)) {
        seen.add(value);
        path.push({ person: value, ahead: nextOf(arrows, value) });
      }
    }
  }
  return order;
}

function nextOf(
  arrows: ReadonlyMap<number, ReadonlySet<number>>,
  person: number,
): Iterator<number, undefined> {
  return (arrows.get(person) ?? new Set<number>()).values();
}

function turned(arrows: ReadonlyMap<number, ReadonlySet<number>>): Map<number, Set<number>> {
  const backward = new Map<number, Set<number>>();
  for (const [from, all] of arrows) {
    for (const to of all) backward.set(to, (backward.get(to) ?? new Set()).add(from));
  }
  return backward;
}

function reached(
  start: number,
  arrows: ReadonlyMap<number, ReadonlySet<number>>,
  seen: Set<number>,
): number[] {
  if (seen.has(start)) return [];
  seen.add(start);
  const group = [start];
  for (const person of group) {
    for (const next of arrows.get(person) ?? []) {
      if (seen.has(next)) continue;
      seen.add(next);
      group.push(next);
    }
  }
  return group;
}
