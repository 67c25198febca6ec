import type { CoveredResult } from '@tenfold/contract/company';
import { Link } from 'react-router';
import { maxSearch } from '../../platform/queries/use-search-text.ts';
import { tooLong } from '../../ui/controls/too-long.ts';
import type { Combobox } from '../../ui/overlays/use-combobox.ts';
import { CoverageMark } from './CoverageMark.tsx';
import { coverageLabels, groupByCoverage } from './coverage.ts';
import { Match } from './Match.tsx';
import '../../ui/overlays/menu.css';

interface Props {
  box: Combobox;
  /** In the order of their groups. */
  suggestions: readonly CoveredResult[];
  typed: string;
}

export function SuggestionBox({ box, suggestions, typed }: Props) {
  return (
    <div className="menu suggestion-box" hidden={!box.shown}>
      <div id={box.id} role="listbox" aria-label="Suggestions" hidden={suggestions.length === 0}>
        {groupByCoverage(suggestions).map(({ coverage, results }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list box
          <div key={coverage} role="group" aria-label={coverageLabels[coverage].group}>
            <p className="coverage-group overline" aria-hidden="true">
              {coverageLabels[coverage].group}
            </p>
            {results.map((suggestion) => (
              <Suggestion
                key={suggestion.symbol}
                option={box.option(suggestions.indexOf(suggestion))}
                suggestion={suggestion}
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
        {box.shown && suggestions.length > 0 && `${suggestions.length} suggestions`}
      </span>
    </div>
  );
}

interface SuggestionProps {
  option: ReturnType<Combobox['option']>;
  suggestion: CoveredResult;
  typed: string;
}

function Suggestion({ option, suggestion: { symbol, name, coverage }, typed }: SuggestionProps) {
  return (
    <Link {...option} role="option" tabIndex={-1} className="menu-item" to={`/company/${symbol}`}>
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
