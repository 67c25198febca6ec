/** Opens the company’s page at the alert. A GET changes nothing: the reader presses Re-arm there. */
export function alertPath(symbol: string, alertId: number): string {
  return `/company/${encodeURIComponent(symbol)}#alert-${alertId}`;
}

/** The id in the fragment of an address; null where that is of no alert. */
export function alertIdIn(hash: string): number | null {
  const [, id] = /^#alert-(\d{1,15})$/.exec(hash) ?? [];
  return id === undefined ? null : Number(id);
}
