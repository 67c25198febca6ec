/** The first character of a text as a whole, whatever its script, in upper case; empty when there is none. */
export function initialOf(text: string): string {
  const [first = ''] = text.trim().normalize('NFC').toUpperCase();
  return first;
}
