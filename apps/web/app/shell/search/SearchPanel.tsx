import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { Icon } from '../../ui/text/Icon.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { SymbolSearch } from './SymbolSearch.tsx';
import './search-panel.css';

/** A details element: opens without JavaScript. */
export function SearchPanel() {
  const panel = useRef<HTMLDetailsElement>(null);
  const { key: visit } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: closes when the reader has gone elsewhere
  useEffect(() => {
    if (panel.current) panel.current.open = false;
  }, [visit]);

  return (
    <details
      ref={panel}
      className="search-panel mobile-only"
      onToggle={(event) => {
        if (event.currentTarget.open) event.currentTarget.querySelector('input')?.focus();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !panel.current) return;
        panel.current.open = false;
        panel.current.querySelector('summary')?.focus();
      }}
    >
      <summary className="icon-btn">
        <Icon name="search" />
        <VisuallyHidden>Search</VisuallyHidden>
      </summary>
      <div className="search-panel-body">
        <SymbolSearch label="Search companies" placeholder="Symbols or companies" />
      </div>
    </details>
  );
}
