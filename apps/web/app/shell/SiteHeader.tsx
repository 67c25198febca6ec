import { NavLink } from 'react-router';
import { Brand } from './Brand.tsx';
import { SearchPanel } from './SearchPanel.tsx';
import { SymbolSearch } from './SymbolSearch.tsx';
import './site-header.css';

export function SiteHeader() {
  return (
    <header className="site-header">
      <div className="page site-header-row">
        <Brand />
        <SymbolSearch className="desktop-only" shortcut />
        <nav className="site-nav" aria-label="Main">
          <NavLink to="/company">Companies</NavLink>
        </nav>
        <SearchPanel />
      </div>
    </header>
  );
}
