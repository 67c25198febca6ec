import type { CoveredResult } from '@tenfold/contract/company';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import type { Answer } from '../../platform/queries/query.ts';
import { maxSearch } from '../../platform/queries/use-search-text.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { tooLong } from '../../ui/controls/too-long.ts';
import { Notice } from '../../ui/text/Notice.tsx';
import { CoverageMark } from './CoverageMark.tsx';
import { Match } from './Match.tsx';
import '../../ui/controls/field.css';
import '../../ui/overlays/menu.css';
import './company-field.css';

interface Props<Result extends CoveredResult> {
  label: string;
  /** As its dialog opens. */
  focused?: boolean;
  typed: string;
  /** What the answer is for. */
  searched: string;
  answer: Answer<{ readonly results: readonly Result[] }>;
  onType: (typed: string) => void;
  onChoose: (result: Result) => void;
  /** Beside a result, in place of its coverage. */
  remark?: (result: Result) => ReactNode;
}

/** A company by symbol or name: results below the field, chosen by click, or by arrows and Enter. */
export function CompanyField<Result extends CoveredResult>(props: Props<Result>) {
  const { label, focused = false, typed, searched, answer, onType, onChoose, remark } = props;
  const id = useId();
  const [active, setActive] = useState(0);
  const results = useLatest(answer);
  const problem = tooLong(typed, maxSearch);
  const shown = typed.trim() === '' || problem !== null ? [] : results;
  const isFresh = searched === typed.trim() && answer.state === 'ready';
  const chosen = shown[Math.min(active, shown.length - 1)];

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (shown.length === 0) return;
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive((active + step + shown.length) % shown.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (chosen && isFresh) onChoose(chosen);
    }
  };

  return (
    <div className="field company-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="input"
        ref={(field) => {
          if (focused) field?.setAttribute('autofocus', '');
        }}
        placeholder="Symbols or companies"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        role="combobox"
        aria-expanded={shown.length > 0}
        aria-controls={`${id}-results`}
        aria-autocomplete="list"
        aria-activedescendant={chosen ? `${id}-${chosen.symbol}` : undefined}
        value={typed}
        onChange={(event) => {
          onType(event.currentTarget.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div id={`${id}-results`} role="listbox" aria-label="Companies" hidden={shown.length === 0}>
        {shown.map((result) => (
          <button
            key={result.symbol}
            id={`${id}-${result.symbol}`}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={result === chosen}
            className="menu-item"
            onClick={() => onChoose(result)}
          >
            <b>
              <Match text={result.symbol} typed={typed} />
            </b>
            <span className="muted">
              <Match text={result.name} typed={typed} />
            </span>
            {remark?.(result) ?? <CoverageMark coverage={result.coverage} />}
          </button>
        ))}
      </div>
      {answer.state === 'failed' && (
        <Notice tone="error" action={<Button onClick={answer.again}>Try again</Button>}>
          {answer.failure.message}
        </Notice>
      )}
      <p className="caption" role="status">
        {problem ?? (isFresh && results.length === 0 ? 'No companies match.' : '')}
      </p>
    </div>
  );
}

/** While the next search runs, the results of the one before stay. */
function useLatest<Result>(answer: Answer<{ readonly results: readonly Result[] }>): readonly Result[] {
  const [latest, setLatest] = useState<readonly Result[]>([]);
  if (answer.state === 'ready' && answer.value.results !== latest) setLatest(answer.value.results);
  return answer.state === 'failed' ? [] : latest;
}
