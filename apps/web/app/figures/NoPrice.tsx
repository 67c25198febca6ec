/** In place of a price, the same words everywhere. */
export function NoPrice() {
  return <span className="faint">No price yet</span>;
}
