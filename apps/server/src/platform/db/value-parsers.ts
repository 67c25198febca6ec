const oid = {
  bytea: 17,
  int8: 20,
  date: 1082,
  boolArray: 1000,
  int8Array: 1016,
  float8Array: 1022,
  dateArray: 1182,
} as const;

/**
 * The two drivers differ in what they make of these; both are given the same: a count is a number, a day is its text
 * (a Date would drag a time zone in), bytes are a Buffer. Series come as arrays, which the drivers read ten times slower.
 */
export const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  [oid.bytea]: (text) => Buffer.from(text.slice(2), 'hex'),
  [oid.int8]: Number,
  [oid.date]: (text) => text,
  [oid.boolArray]: (text) => elements(text, (element) => element === 't'),
  [oid.int8Array]: (text) => elements(text, Number),
  [oid.float8Array]: (text) => elements(text, Number),
  [oid.dateArray]: (text) => elements(text, (element) => element),
};

/** One-dimensional arrays of values that need no quotes. */
function elements<T>(text: string, read: (element: string) => T): (T | null)[] {
  if (text === '{}') return [];
  return text
    .slice(1, -1)
    .split(',')
    .map((element) => (element === 'NULL' ? null : read(element)));
}
