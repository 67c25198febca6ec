import type { CoveredResult } from '@tenfold/contract/company';
import { addTags, maxTags } from '@tenfold/domain/notes';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Icon } from '../../../ui/text/Icon.tsx';
import { useTagSuggestions } from './use-tag-suggestions.ts';
import '../../../ui/controls/field.css';
import '../../../ui/overlays/menu.css';
import './tag-input.css';

interface Props {
  tags: readonly string[];
  onChange: (tags: string[]) => void;
  /** What isn't a tag yet. */
  typed: string;
  onType: (typed: string) => void;
  error?: string | undefined;
}

/** The companies a note is about. Focus stays in the field, which points at the active suggestion. */
export function TagInput({ tags, onChange, typed, onType, error: refusal }: Props) {
  const error = tags.length > maxTags ? `Use at most ${maxTags} companies` : refusal;
  const [active, setActive] = useState(-1);
  const [isOpen, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const suggestions = useTagSuggestions(typed, tags);
  const shown = isOpen && suggestions.length > 0;
  const chosen = shown ? suggestions[active] : undefined;

  const add = (text: string) => {
    const after = addTags(tags, text);
    if (after.length > tags.length) onChange(after);
    onType('');
    setActive(-1);
    setOpen(false);
  };
  const remove = (tag: string) => {
    onChange(tags.filter((each) => each !== tag));
    field.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' || event.key === ',') {
      event.preventDefault();
      add(chosen && event.key === 'Enter' ? chosen.symbol : typed);
    } else if (shown && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      const from = active === -1 && step === -1 ? 0 : active;
      setActive((from + step + suggestions.length) % suggestions.length);
    } else if (shown && event.key === 'Escape') {
      // Not the dialog around it.
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
      setActive(-1);
    } else if (event.key === 'Backspace' && typed === '' && tags.length > 0) {
      onChange(tags.slice(0, -1));
    }
  };

  return (
    <div className="tag-field">
      <div className="tag-input">
        {tags.map((tag) => (
          <span key={tag} className="tag">
            {tag}
            <button
              type="button"
              className="tag-remove"
              aria-label={`Remove ${tag}`}
              onClick={() => remove(tag)}
            >
              <Icon name="close" small />
            </button>
          </span>
        ))}
        <input
          ref={field}
          aria-label="Add a company tag"
          placeholder={tags.length === 0 ? 'Symbol or company' : undefined}
          value={typed}
          disabled={tags.length >= maxTags}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="done"
          role="combobox"
          aria-expanded={shown}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={chosen && optionId(id, chosen)}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          onChange={({ currentTarget: { value } }) => {
            // On a phone no key event tells of the comma.
            if (value.includes(',')) return add(value);
            onType(value);
            setActive(-1);
            setOpen(true);
          }}
          onPaste={(event) => {
            // A column of a spreadsheet comes as lines.
            const text = event.clipboardData
              .getData('text')
              .trim()
              .replace(/[;\t\n\r]+/g, ',');
            if (!text.includes(',')) return;
            event.preventDefault();
            add(`${typed},${text}`);
          }}
          onBlur={() => {
            setOpen(false);
            // A symbol typed in full is meant; anything else stays to be finished.
            const exact = suggestions.find(({ symbol }) => symbol === typed.trim().toUpperCase());
            if (exact) add(exact.symbol);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label="Suggestions"
        className="menu tag-suggestions"
        hidden={!shown}
      >
        {shown &&
          suggestions.map((suggestion, at) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus
            <div
              key={suggestion.symbol}
              id={optionId(id, suggestion)}
              role="option"
              tabIndex={-1}
              aria-selected={at === active}
              className="menu-item"
              // The field keeps the focus, and with it what was typed.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => add(suggestion.symbol)}
            >
              <b>{suggestion.symbol}</b>
              <span className="muted">{suggestion.name}</span>
            </div>
          ))}
      </div>
      <span className="visually-hidden" role="status">
        {shown && `${suggestions.length} suggestions`}
      </span>
      {error !== undefined && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

function optionId(id: string, { symbol }: CoveredResult): string {
  return `${id}-${symbol}`;
}
