/** Control characters, line separators, lone surrogates and bidirectional controls. */
const unprintable = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;

export function isPrintable(text: string): boolean {
  return !unprintable.test(text);
}

export function isPrintableProse(text: string): boolean {
  return isPrintable(text.replace(/[\n\r\t]/g, ''));
}
