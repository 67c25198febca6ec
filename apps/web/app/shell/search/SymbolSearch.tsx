import { useEffect, useRef, useState } from 'react';
import { Form, useLocation, useNavigate } from 'react-router';
import { maxSearch } from '../../platform/queries/use-search-text.ts';
import { buttonClass } from '../../ui/controls/Button.tsx';
import { useCombobox } from '../../ui/overlays/use-combobox.ts';
import { classNames } from '../../ui/styles/class-names.ts';
import { Icon } from '../../ui/text/Icon.tsx';
import { SuggestionBox } from './SuggestionBox.tsx';
import { useSlashKey } from './use-slash-key.ts';
import { useSuggestions } from './use-suggestions.ts';
import '../../ui/controls/kbd.css';
import './search-field.css';
import './symbol-search.css';

interface Props {
  /** Distinguishes two searches on one page for screen readers. */
  label?: string;
  placeholder?: string;
  clearLabel?: string;
  searchLabel?: string;
  initial?: string;
  shortcut?: boolean;
  large?: boolean;
  className?: string;
}

/** Without JavaScript a form that leads to the results page. */
export function SymbolSearch(props: Props) {
  const {
    placeholder = 'Search for symbols or companies',
    initial = '',
    shortcut = false,
    large = false,
    label = 'Companies',
    clearLabel = 'CLEAR',
    searchLabel = 'Search',
  } = props;
  const [text, setText] = useState(initial);
  const suggestions = useSuggestions(text === initial ? '' : text);
  const field = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const box = useCombobox({
    count: suggestions?.length ?? null,
    choose: (at) => void navigate(`/company/${suggestions?.[at]?.symbol}`),
  });
  const { key: visit } = useLocation();
  useSlashKey(field, shortcut);

  // Navigating to the company ends the search.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each visit
  useEffect(() => {
    setText(initial);
    box.close();
  }, [visit]);

  return (
    <Form
      className={classNames('search-field symbol-search', large && 'symbol-search-large', props.className)}
      role="search"
      aria-label={label}
      action="/company"
      onSubmit={(event) => {
        // The suggestions say why.
        if (text.trim().length > maxSearch) event.preventDefault();
      }}
    >
      <Icon name="search" />
      <input
        ref={field}
        type="text"
        name="query"
        required
        value={text}
        placeholder={placeholder}
        aria-label={placeholder}
        enterKeyHint="search"
        {...box.field}
        onChange={(event) => {
          setText(event.currentTarget.value);
          box.show();
        }}
        onFocus={box.show}
        onBlur={box.close}
      />
      {text === '' ? (
        shortcut && <SlashHint />
      ) : (
        <ClearButton
          label={clearLabel}
          onClear={() => {
            setText('');
            field.current?.focus();
          }}
        />
      )}
      <button
        type="submit"
        className={buttonClass(large ? { variant: 'primary' } : { variant: 'ghost', size: 'sm' })}
      >
        {searchLabel}
      </button>
      {suggestions !== null && <SuggestionBox box={box} suggestions={suggestions} typed={text} />}
    </Form>
  );
}

function SlashHint() {
  return (
    <span className="kbd desktop-only" aria-hidden="true">
      /
    </span>
  );
}

function ClearButton({ label, onClear }: { label: string; onClear: () => void }) {
  return (
    <button type="button" className="symbol-search-clear" onClick={onClear}>
      {label}
    </button>
  );
}
