import type { CoveredResult } from '@tenfold/contract/company';
import { type ReactNode, useId, useState } from 'react';
import type { Answer } from '../../platform/queries/query.ts';
import { maxSearch } from '../../platform/queries/use-search-text.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { tooLong } from '../../ui/controls/too-long.ts';
import { useCombobox } from '../../ui/overlays/use-combobox.ts';
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
  const results = useLatest(answer);
  const problem = tooLong(typed, maxSearch);
  const shown = typed.trim() === '' || problem !== null ? [] : results;
  const isFresh = searched === typed.trim() && answer.state === 'ready';
  const box = useCombobox({
    count: shown.length || null,
    choose(at) {
      const chosen = shown[at];
      if (chosen && isFresh) onChoose(chosen);
    },
    startsActive: true,
  });

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
        {...box.field}
        value={typed}
        onChange={(event) => {
          onType(event.currentTarget.value);
          box.show();
        }}
        onKeyDown={(event) => {
          // Never that of a form around it.
          if (event.key === 'Enter') event.preventDefault();
          box.field.onKeyDown(event);
        }}
      />
      <div id={box.id} role="listbox" aria-label="Companies" hidden={!box.shown}>
        {shown.map((result, at) => (
          <button
            key={result.symbol}
            {...box.option(at)}
            role="option"
            tabIndex={-1}
            type="button"
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
