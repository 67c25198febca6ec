import type { CoveredResult } from '@tenfold/contract/company';
import { addTags, maxTags } from '@tenfold/domain/notes';
import { type KeyboardEvent, useId, useRef } from 'react';
import { RemovableTag } from '../../../ui/layout/RemovableTag.tsx';
import { SuggestedTags } from '../../../ui/layout/SuggestedTags.tsx';
import { type Combobox, useCombobox } from '../../../ui/overlays/use-combobox.ts';
import type { NoteForm } from './use-note-form.ts';
import { useTagSuggestions } from './use-tag-suggestions.ts';
import '../../../ui/controls/field.css';
import '../../../ui/layout/tag-input.css';

/** The companies a note is about. */
export function TagInput({ form }: { form: NoteForm }) {
  const { typedTag: typed, typeTag: onType } = form;
  const tags = form.draft.symbols;
  const error = tags.length > maxTags ? `Use at most ${maxTags} companies` : form.errorOf('symbols');
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const suggestions = useTagSuggestions(typed, tags);
  const box = useCombobox({
    count: suggestions.length || null,
    choose: (at) => add(suggestions[at]?.symbol ?? typed),
  });

  const add = (text: string) => {
    const after = addTags(tags, text);
    if (after.length > tags.length) form.change({ symbols: after });
    onType('');
    box.close();
  };
  const remove = (tag: string) => {
    form.change({ symbols: tags.filter((each) => each !== tag) });
    field.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === ',' || (event.key === 'Enter' && box.active < 0)) {
      event.preventDefault();
      add(typed);
    } else if (event.key === 'Backspace' && typed === '' && tags.length > 0) {
      form.change({ symbols: tags.slice(0, -1) });
    } else box.field.onKeyDown(event);
  };

  return (
    <div className="tag-field">
      <div className="tag-input">
        {tags.map((tag) => (
          <RemovableTag key={tag} label={tag} onRemove={() => remove(tag)} />
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
            const pasted = separatedByCommas(event.clipboardData.getData('text'));
            if (!pasted.includes(',')) return;
            event.preventDefault();
            add(`${typed},${pasted}`);
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
      <SuggestedCompanies box={box} companies={suggestions} onChoose={add} />
      {error !== undefined && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

interface SuggestedProps {
  box: Combobox;
  companies: readonly CoveredResult[];
  onChoose: (symbol: string) => void;
}

function SuggestedCompanies({ box, companies, onChoose }: SuggestedProps) {
  return (
    <>
      <SuggestedTags
        label="Suggestions"
        box={box}
        suggestions={companies.map(({ symbol, name }) => ({ key: symbol, label: symbol, more: name }))}
        onChoose={({ key }) => onChoose(key)}
      />
      <span className="visually-hidden" role="status">
        {box.shown && `${companies.length} suggestions`}
      </span>
    </>
  );
}

/** A column of a spreadsheet comes as lines. */
function separatedByCommas(text: string): string {
  return text.trim().replace(/[;\t\n\r]+/g, ',');
}
