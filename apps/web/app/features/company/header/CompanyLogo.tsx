import { type CSSProperties, useState } from 'react';
import './company-header.css';

interface Props {
  symbol: string;
  /** Its address; null where there is none. */
  logo?: string | null;
}

/** The symbol as a monogram, behind the logo where there is one. */
export function CompanyLogo({ symbol, logo = null }: Props) {
  const [broken, setBroken] = useState(false);
  return (
    <span className="company-logo" style={{ '--letters': symbol.length } as CSSProperties} aria-hidden="true">
      {symbol}
      {logo && !broken && <img src={rooted(logo)} alt="" onError={() => setBroken(true)} />}
    </span>
  );
}

function rooted(path: string): string {
  return /^(https?:)?\//.test(path) ? path : `/${path}`;
}
