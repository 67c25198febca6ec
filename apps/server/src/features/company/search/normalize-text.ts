/** What people type and what is filed, made alike: case, accents and punctuation do not count (`coca-cola`, `BRK.B`). */
export function normalizeText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'’`]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
