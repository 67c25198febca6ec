import { type ReactNode, useId, useState } from 'react';
import type { Answer } from '../../platform/queries/query.ts';
import { maxSearch } from '../../platform/queries/use-search-text.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { tooLong } from '../../ui/controls/too-long.ts';
import { useCombobox } from '../../ui/overlays/use-combobox.ts';
import { Notice } from '../../ui/text/Notice.tsx';
import '../../ui/controls/field.css';
import '../../ui/overlays/menu.css';
import './found-field.css';

interface Props<Result> {
  label: string;
  placeholder: string;
  /** What is found, in lower case: "companies". */
  things: string;
  /** Takes the focus when its dialog or menu opens. */
  focused?: boolean;
  typed: string;
  /** What the answer is for. */
  searched: string;
  answer: Answer<{ readonly results: readonly Result[] }>;
  keyOf: (result: Result) => string | number;
  onType: (typed: string) => void;
  onChoose: (result: Result) => void;
  children: (result: Result) => ReactNode;
}

/** One of many, found by typing: results below the field, chosen by click, or by arrows and Enter. */
export function FoundField<Result>(props: Props<Result>) {
  const { label, placeholder, things, focused = false, typed, searched, answer } = props;
  const { keyOf, onType, onChoose, children } = props;
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
    <div className="field found-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="input"
        ref={(field) => {
          // Once: the attribute in a dialog that is about to open, the call in a menu that is open.
          if (!focused || field === null || field.hasAttribute('autofocus')) return;
          field.setAttribute('autofocus', '');
          field.focus();
        }}
        placeholder={placeholder}
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
      <div
        id={box.id}
        role="listbox"
        aria-label={things[0]?.toUpperCase() + things.slice(1)}
        hidden={!box.shown}
      >
        {shown.map((result, at) => (
          <button
            key={keyOf(result)}
            {...box.option(at)}
            role="option"
            tabIndex={-1}
            type="button"
            className="menu-item"
            onClick={() => onChoose(result)}
          >
            {children(result)}
          </button>
        ))}
      </div>
      {answer.state === 'failed' && (
        <Notice tone="error" action={<Button onClick={answer.again}>Try again</Button>}>
          {answer.failure.message}
        </Notice>
      )}
      <p className="caption" role="status">
        {problem ?? (isFresh && results.length === 0 ? `No ${things} match.` : '')}
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
