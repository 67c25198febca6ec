let last: Promise<unknown> = Promise.resolve();

/** One after the other: a large picture takes a hundred megabytes while it is read. */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work);
  last = mine.catch(() => undefined);
  return mine;
}
