import type { SearchResult } from '@tenfold/contract/company';
import { Link } from 'react-router';
import { Match } from './Match.tsx';
import '../../ui/overlays/menu.css';

interface Props {
  id: string;
  open: boolean;
  suggestions: readonly SearchResult[];
  active: number;
  typed: string;
  optionId: (id: string, index: number) => string;
}

/** Focus stays in the field, which points at the active suggestion. */
export function SuggestionBox({ id, open, suggestions, active, typed, optionId }: Props) {
  return (
    <div className="menu suggestion-box" hidden={!open}>
      <div id={id} role="listbox" aria-label="Suggestions" hidden={suggestions.length === 0}>
        {suggestions.map((suggestion, index) => (
          <Link
            key={suggestion.symbol}
            id={optionId(id, index)}
            className="menu-item"
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            to={`/company/${suggestion.symbol}`}
          >
            <b>
              <Match text={suggestion.symbol} typed={typed} />
            </b>
            <span className="muted">
              <Match text={suggestion.name} typed={typed} />
            </span>
          </Link>
        ))}
      </div>
      {suggestions.length === 0 && <p className="suggestion-box-empty">No companies match</p>}
      <span className="visually-hidden" role="status">
        {open && suggestions.length > 0 && `${suggestions.length} suggestions`}
      </span>
    </div>
  );
}
