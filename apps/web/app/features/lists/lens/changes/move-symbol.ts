/** The symbols with one of them at another place. */
export function moveSymbol(symbols: readonly string[], symbol: string, to: number): readonly string[] {
  const others = symbols.filter((one) => one !== symbol);
  const at = Math.min(Math.max(to, 0), others.length);
  return [...others.slice(0, at), symbol, ...others.slice(at)];
}
