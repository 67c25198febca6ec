/**
 * Why a text is refused that is longer than its field takes; null where it isn't.
 * Never `maxLength`: that cuts what is pasted, and nobody sees that something is missing.
 */
export function tooLong(text: string, most: number): string | null {
  return text.trim().length > most ? `Use at most ${most.toLocaleString('en-US')} characters` : null;
}
