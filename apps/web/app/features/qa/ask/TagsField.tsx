import type { QuestionTag } from '@tenfold/contract/qa/question';
import { postLimits } from '@tenfold/contract/qa/question-choices';
import { splitTyped } from '@tenfold/domain/qa';
import { type KeyboardEvent, useId, useState } from 'react';
import { RemovableTag } from '../../../ui/layout/RemovableTag.tsx';
import type { MadeTags } from './use-made-tags.ts';
import '../../../ui/controls/chip.css';
import '../../../ui/layout/tag-input.css';

interface Props {
  offered: readonly QuestionTag[];
  /** Keys. */
  chosen: readonly string[];
  /** Made while this question is typed. */
  made: MadeTags;
  error?: string | undefined;
  onChange: (keys: string[]) => void;
}

/** Default tags to press, and a field for others: a space, a comma, a period or Enter makes one. */
export function TagsField({ offered, chosen, made, error, onChange }: Props) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const { make, refusal } = made;
  const tags = [...offered, ...made.tags.filter(({ key }) => !offered.some((tag) => tag.key === key))];
  const nameOf = (key: string) => tags.find((tag) => tag.key === key)?.name ?? key;
  const defaults = tags.filter((tag) => tag.default);
  const isDefault = (key: string) => defaults.some((tag) => tag.key === key);
  const isFull = chosen.length >= postLimits.tags;
  const problem = refusal ?? error;

  const type = (text: string) => {
    const { tags: names, rest } = splitTyped(text);
    setTyped(rest);
    if (names.length > 0) make(names);
    else if (rest === '' && text.trim() !== '') make([text]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (typed.trim() !== '') type(`${typed}\n`);
    } else if (event.key === 'Backspace' && typed === '') {
      const last = chosen.findLast((key) => !isDefault(key));
      if (last !== undefined) onChange(chosen.filter((key) => key !== last));
    }
  };

  return (
    <fieldset className="field">
      <legend className="field-label">Tags</legend>
      <div className="tag-choices">
        {defaults.map(({ key, name }) => (
          <TagToggle
            key={key}
            name={name}
            isOn={chosen.includes(key)}
            disabled={isFull && !chosen.includes(key)}
            onPress={(isOn) => onChange(isOn ? [...chosen, key] : chosen.filter((one) => one !== key))}
          />
        ))}
      </div>
      <div className="tag-input">
        {chosen
          .filter((key) => !isDefault(key))
          .map((key) => (
            <RemovableTag
              key={key}
              label={nameOf(key)}
              onRemove={() => onChange(chosen.filter((one) => one !== key))}
            />
          ))}
        <input
          aria-label="Add a tag"
          autoComplete="off"
          autoCapitalize="characters"
          enterKeyHint="done"
          readOnly={isFull}
          value={typed}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-hint`}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          onBlur={() => typed.trim() !== '' && type(`${typed}\n`)}
        />
      </div>
      <div id={`${id}-hint`} role="status">
        {problem ? (
          <p className="field-error">{problem}</p>
        ) : (
          <p className="field-hint">
            {isFull ? `${postLimits.tags} at most.` : 'Space, comma, period or Enter adds the tag.'}
          </p>
        )}
      </div>
    </fieldset>
  );
}

interface ToggleProps {
  name: string;
  isOn: boolean;
  disabled: boolean;
  onPress: (isOn: boolean) => void;
}

function TagToggle({ name, isOn, disabled, onPress }: ToggleProps) {
  return (
    <button
      type="button"
      className={isOn ? 'chip chip-on' : 'chip'}
      aria-pressed={isOn}
      disabled={disabled}
      onClick={() => onPress(!isOn)}
    >
      {name}
    </button>
  );
}
