import { NavLink, useLocation } from 'react-router';
import { Brand } from './Brand.tsx';
import { SearchPanel } from './SearchPanel.tsx';
import { SymbolSearch } from './SymbolSearch.tsx';
import './site-header.css';

/** The start page has its own, larger search. */
export function SiteHeader() {
  const searching = useLocation().pathname !== '/';
  return (
    <header className="site-header">
      <div className="page site-header-row">
        <Brand />
        {searching && <SymbolSearch className="desktop-only" label="Companies, from every page" shortcut />}
        <nav className="site-nav" aria-label="Main">
          <NavLink to="/company">Companies</NavLink>
        </nav>
        {searching && <SearchPanel />}
      </div>
    </header>
  );
}
