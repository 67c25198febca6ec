/** A number as people write it in a file: `1234.5`. NaN for anything else, also for `0x10`, `1e3` and nothing at all. */
export function parseDecimal(text: string | undefined): number {
  return text !== undefined && /^[+-]?(\d{1,30}(\.\d{0,30})?|\.\d{1,30})$/.test(text)
    ? Number(text)
    : Number.NaN;
}
