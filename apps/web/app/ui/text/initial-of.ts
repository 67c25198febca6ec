/** The first character, whatever its script, in upper case. */
export function initialOf(text: string): string {
  const [first = ''] = text.trim().normalize('NFC').toUpperCase();
  return first;
}
