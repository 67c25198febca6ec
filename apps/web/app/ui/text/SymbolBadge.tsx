import './symbol-badge.css';

/** The symbol of a company behind its name. */
export function SymbolBadge({ symbol }: { symbol: string }) {
  return <span className="symbol-badge">{symbol}</span>;
}
