import { foldLetter } from '../writing/tags.ts';

/**
 * What makes two texts the same: letters and digits alone, without case, accents, spaces, punctuation and look-alike letters.
 * A text without any is itself.
 *
 * Example: `Вuy  now!` with a Cyrillic В and `buy now` are `BUYNOW`.
 */
export function textKey(text: string): string {
  const letters =
    text
      .normalize('NFKC')
      .toUpperCase()
      .normalize('NFC')
      .match(/[\p{L}\p{N}]/gu) ?? [];
  const key = letters.map(foldLetter).join('');
  return key === '' ? text.trim() : key;
}
