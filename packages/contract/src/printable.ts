/** Control characters, line and paragraph separators, halves of characters, and what turns the direction of writing around. */
const unprintable = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;

/** Whether a text of one line shows as it is, wherever it is shown. */
export function isPrintable(text: string): boolean {
  return !unprintable.test(text);
}

/** The same of a text that may have several lines. */
export function isPrintableProse(text: string): boolean {
  return isPrintable(text.replace(/[\n\r\t]/g, ''));
}
