import { addTags, maxTags } from '@tenfold/domain/notes';
import { type KeyboardEvent, useId, useRef } from 'react';
import { useCombobox } from '../../../ui/overlays/use-combobox.ts';
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

/** The companies a note is about. */
export function TagInput({ tags, onChange, typed, onType, error: refusal }: Props) {
  const error = tags.length > maxTags ? `Use at most ${maxTags} companies` : refusal;
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const suggestions = useTagSuggestions(typed, tags);
  const box = useCombobox({
    count: suggestions.length || null,
    choose: (at) => add(suggestions[at]?.symbol ?? typed),
  });

  const add = (text: string) => {
    const after = addTags(tags, text);
    if (after.length > tags.length) onChange(after);
    onType('');
    box.close();
  };
  const remove = (tag: string) => {
    onChange(tags.filter((each) => each !== tag));
    field.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === ',' || (event.key === 'Enter' && box.active < 0)) {
      event.preventDefault();
      add(typed);
    } else if (event.key === 'Backspace' && typed === '' && tags.length > 0) {
      onChange(tags.slice(0, -1));
    } else box.field.onKeyDown(event);
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
          enterKeyHint="done"
          {...box.field}
          autoCapitalize="characters"
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          onChange={({ currentTarget: { value } }) => {
            // On a phone no key event tells of the comma.
            if (value.includes(',')) return add(value);
            onType(value);
            box.show();
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
            box.close();
            // A symbol typed in full is meant; anything else stays to be finished.
            const exact = suggestions.find(({ symbol }) => symbol === typed.trim().toUpperCase());
            if (exact) add(exact.symbol);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div
        id={box.id}
        role="listbox"
        aria-label="Suggestions"
        className="menu tag-suggestions"
        hidden={!box.shown}
      >
        {box.shown &&
          suggestions.map((suggestion, at) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus
            <div
              key={suggestion.symbol}
              {...box.option(at)}
              role="option"
              tabIndex={-1}
              className="menu-item"
              onClick={() => add(suggestion.symbol)}
            >
              <b>{suggestion.symbol}</b>
              <span className="muted">{suggestion.name}</span>
            </div>
          ))}
      </div>
      <span className="visually-hidden" role="status">
        {box.shown && `${suggestions.length} suggestions`}
      </span>
      {error !== undefined && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
