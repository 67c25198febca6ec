/** Numbers as text, for what a page embeds: as values of its data each costs twice as much. null is an empty place. */
export function packNumbers(numbers: readonly (number | null)[]): string {
  return numbers.map((number) => (number === null ? '' : shortest(number))).join();
}

/** Holds at least one number. */
export function unpackNumbers(packed: string): (number | null)[] {
  return packed.split(',').map((text) => (text === '' ? null : Number(text)));
}

/** `391035e6`, `.4413`: read as the same number. */
function shortest(number: number): string {
  const text = String(number);
  return Number.isInteger(number)
    ? text.replace(/0{3,}$/, (zeros) => `e${zeros.length}`)
    : text.replace(/^(-?)0\./, '$1.');
}
