import { brand } from '@tenfold/contract/brand';
import { Link } from 'react-router';
import './brand.css';

export function Brand() {
  return (
    <Link className="brand" to="/">
      <svg className="logo-mark" viewBox="0 0 32 32" aria-hidden="true">
        <rect className="logo-mark-ground" width="32" height="32" rx="7" />
        <path className="logo-mark-letter" d="M7.5 9.25h17M14 9.25V24" />
        <path className="logo-mark-accent" d="M14 16.25h7.5" />
      </svg>
      <span>{brand.name}</span>
    </Link>
  );
}
