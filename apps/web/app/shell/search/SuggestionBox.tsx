import type { CoveredResult } from '@tenfold/contract/company';
import { Link } from 'react-router';
import { maxSearch } from '../../platform/queries/use-search-text.ts';
import { tooLong } from '../../ui/controls/too-long.ts';
import { CoverageMark } from './CoverageMark.tsx';
import { coverageLabels, groupByCoverage } from './coverage.ts';
import { Match } from './Match.tsx';
import '../../ui/overlays/menu.css';

interface Props {
  id: string;
  open: boolean;
  suggestions: readonly CoveredResult[];
  active: number;
  typed: string;
  optionId: (id: string, index: number) => string;
}

/** `suggestions` in the order of their groups. Focus stays in the field, which points at the active suggestion. */
export function SuggestionBox({ id, open, suggestions, active, typed, optionId }: Props) {
  return (
    <div className="menu suggestion-box" hidden={!open}>
      <div id={id} role="listbox" aria-label="Suggestions" hidden={suggestions.length === 0}>
        {groupByCoverage(suggestions).map(({ coverage, results }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list box
          <div key={coverage} role="group" aria-label={coverageLabels[coverage].group}>
            <p className="coverage-group overline" aria-hidden="true">
              {coverageLabels[coverage].group}
            </p>
            {results.map((suggestion) => (
              <Suggestion
                key={suggestion.symbol}
                id={optionId(id, suggestions.indexOf(suggestion))}
                suggestion={suggestion}
                active={suggestions.indexOf(suggestion) === active}
                typed={typed}
              />
            ))}
          </div>
        ))}
      </div>
      {suggestions.length === 0 && (
        <p className="suggestion-box-empty" role="status">
          {tooLong(typed, maxSearch) ?? 'No companies match'}
        </p>
      )}
      <span className="visually-hidden" role="status">
        {open && suggestions.length > 0 && `${suggestions.length} suggestions`}
      </span>
    </div>
  );
}

interface SuggestionProps {
  id: string;
  suggestion: CoveredResult;
  active: boolean;
  typed: string;
}

function Suggestion({ id, suggestion: { symbol, name, coverage }, active, typed }: SuggestionProps) {
  return (
    <Link
      id={id}
      className="menu-item"
      role="option"
      tabIndex={-1}
      aria-selected={active}
      to={`/company/${symbol}`}
    >
      <b>
        <Match text={symbol} typed={typed} />
      </b>
      <span className="muted">
        <Match text={name} typed={typed} />
      </span>
      <CoverageMark coverage={coverage} />
    </Link>
  );
}
