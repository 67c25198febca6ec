import { printTenths } from './tenth.ts';

export interface Place {
  readonly x: number;
  readonly y: number;
}

export function linePath(places: readonly Place[]): string {
  return linePaths(places, () => false, new Set()).plain;
}

/**
 * A line as two paths: what lies between two plain places, and what leads from or to a simulated one.
 * @param starts places that no line leads to
 */
export function linePaths(
  places: readonly Place[],
  isSimulated: (at: number) => boolean,
  starts: ReadonlySet<number>,
): { readonly plain: string; readonly simulated: string } {
  const paths = { plain: '', simulated: '' };
  let before: keyof typeof paths | null = null;
  let from: Place = { x: 0, y: 0 };
  places.forEach((place, at) => {
    const to = inTenths(place);
    if (at === 0 || starts.has(at)) before = null;
    else {
      const kind = isSimulated(at - 1) || isSimulated(at) ? 'simulated' : 'plain';
      if (kind !== before) paths[kind] += `M${pair(from.x, from.y)}l`;
      const step = pair(to.x - from.x, to.y - from.y);
      paths[kind] += kind === before && !step.startsWith('-') ? ` ${step}` : step;
      before = kind;
    }
    from = to;
  });
  return paths;
}

/** Steps between rounded places: their errors don't add up. */
function inTenths({ x, y }: Place): Place {
  return { x: Math.round(x * 10), y: Math.round(y * 10) };
}

function pair(x: number, y: number): string {
  return `${printTenths(x)}${y < 0 ? '' : ' '}${printTenths(y)}`;
}
