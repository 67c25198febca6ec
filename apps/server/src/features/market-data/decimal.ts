/** NaN for anything but a plain number such as `1234.5`: also for `0x10`, `1e3` and an empty text. */
export function parseDecimal(text: string | undefined): number {
  return text !== undefined && /^[+-]?(\d{1,30}(\.\d{0,30})?|\.\d{1,30})$/.test(text)
    ? Number(text)
    : Number.NaN;
}
