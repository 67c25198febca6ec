const mark = 'date:';

/** JSON in which a Date stays one, and a text that looks like a time stays a text. */
export function writeText(value: unknown): string {
  return JSON.stringify(value, function (this: Record<string, unknown>, key, written) {
    const original = this[key];
    return original instanceof Date ? `${mark}${original.toISOString()}` : written;
  });
}

/** Reads a text that `writeText` wrote. */
export function readText<T>(text: string): T {
  return JSON.parse(text, (_, value) =>
    typeof value === 'string' && value.startsWith(mark) ? new Date(value.slice(mark.length)) : value,
  ) as T;
}
