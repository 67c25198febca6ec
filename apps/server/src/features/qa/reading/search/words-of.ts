const most = 12;

/** Words of what somebody typed, as `to_tsquery` takes them: letters and digits alone, so that nothing in them is an operator. */
export function wordsOf(text: string): string[] {
  return [...new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])].slice(0, most);
}
