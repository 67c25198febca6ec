export interface Place {
  readonly x: number;
  readonly y: number;
}

export function linePath(places: readonly Place[]): string {
  return places.map((place, at) => `${at === 0 ? 'M' : 'L'}${coordinates(place)}`).join('');
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
  let from = '';
  places.forEach((place, at) => {
    const to = coordinates(place);
    if (at === 0 || starts.has(at)) before = null;
    else {
      const kind = isSimulated(at - 1) || isSimulated(at) ? 'simulated' : 'plain';
      paths[kind] += kind === before ? `L${to}` : `M${from}L${to}`;
      before = kind;
    }
    from = to;
  });
  return paths;
}

/** Rounded to a tenth: no screen shows more. */
function coordinates({ x, y }: Place): string {
  return `${tenth(x)},${tenth(y)}`;
}

/** Integers: much faster to print than fractions. */
function tenth(value: number): string {
  const tenths = Math.round(Math.abs(value) * 10);
  const whole = Math.floor(tenths / 10);
  const text = tenths % 10 === 0 ? `${whole}` : `${whole}.${tenths % 10}`;
  return value < 0 && tenths > 0 ? `-${text}` : text;
}
