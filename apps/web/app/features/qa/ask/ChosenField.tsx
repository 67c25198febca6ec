import { type KeyboardEvent, useRef } from 'react';
import { Field } from '../../../ui/controls/Field.tsx';
import { RemovableTag } from '../../../ui/layout/RemovableTag.tsx';
import { type SuggestedTag, SuggestedTags } from '../../../ui/layout/SuggestedTags.tsx';
import { useCombobox } from '../../../ui/overlays/use-combobox.ts';
import '../../../ui/layout/tag-input.css';

interface Props {
  label: string;
  placeholder: string;
  most: number;
  chosen: readonly SuggestedTag[];
  /** For what is typed; those chosen already are left out. */
  offered: readonly SuggestedTag[];
  /** Shown where nothing is offered. */
  none: string | null;
  typed: string;
  error?: string | undefined;
  hint?: string | undefined;
  onType: (typed: string) => void;
  onChange: (keys: string[]) => void;
}

/** Several of many, found by typing: each is taken from the list below, and can be taken away again. */
export function ChosenField(props: Props) {
  const { label, placeholder, most, chosen, typed, error, hint, onType, onChange } = props;
  const field = useRef<HTMLInputElement>(null);
  const keys = chosen.map(({ key }) => key);
  const offered = props.offered.filter(({ key }) => !keys.includes(key));
  const isFull = keys.length >= most;
  const box = useCombobox({
    count: offered.length || null,
    choose: (at) => take(offered[at]),
    startsActive: typed !== '',
  });

  const take = (choice: SuggestedTag | undefined) => {
    if (choice === undefined || isFull) return;
    onChange([...keys, choice.key]);
    onType('');
    box.close();
    field.current?.focus();
  };
  const remove = (gone: string) => {
    onChange(keys.filter((key) => key !== gone));
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Never that of the form around it.
    if (event.key === 'Enter') event.preventDefault();
    if (event.key === 'Backspace' && typed === '') onChange(keys.slice(0, -1));
    else box.field.onKeyDown(event);
  };

  return (
    <Field
      label={label}
      hint={isFull ? `${most} at most.` : hint}
      error={error ?? (typed !== '' && props.offered.length === 0 && props.none)}
    >
      {(control) => (
        <div className="tag-field">
          <div className="tag-input">
            {chosen.map((choice) => (
              <RemovableTag key={choice.key} label={choice.label} onRemove={() => remove(choice.key)} />
            ))}
            <input
              ref={field}
              {...box.field}
              {...control}
              placeholder={chosen.length === 0 ? placeholder : undefined}
              readOnly={isFull}
              value={typed}
              onChange={(event) => {
                onType(event.currentTarget.value);
                box.show();
              }}
              onClick={box.show}
              onBlur={box.close}
              onKeyDown={onKeyDown}
            />
          </div>
          <SuggestedTags label={label} box={box} suggestions={offered} onChoose={take} />
        </div>
      )}
    </Field>
  );
}
