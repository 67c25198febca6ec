/** Case, accents and punctuation don't count (`coca-cola`, `BRK.B`). */
export function normalizeText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'’`]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
