const oid = { bytea: 17, int8: 20, date: 1082, int8Array: 1016, dateArray: 1182 } as const;

/**
 * The two drivers differ in what they make of these; both are given the same: a count is a number, a day is its text
 * (a Date would drag a time zone in), bytes are a Buffer.
 */
export const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  [oid.bytea]: (text) => Buffer.from(text.slice(2), 'hex'),
  [oid.int8]: Number,
  [oid.date]: (text) => text,
  [oid.int8Array]: (text) => elements(text).map((element) => (element === null ? null : Number(element))),
  [oid.dateArray]: elements,
};

/** One-dimensional arrays of values that need no quotes. */
function elements(text: string): (string | null)[] {
  const inner = text.slice(1, -1);
  return inner === '' ? [] : inner.split(',').map((element) => (element === 'NULL' ? null : element));
}
