import { postLimits } from '@tenfold/contract/qa/choices';
import { type ReactNode, useRef } from 'react';
import { CheckedField } from '../../../figures/checked/CheckedField.tsx';
import { useNaming } from '../../../figures/in-texts/use-naming.tsx';
import { useViewer } from '../../../session/viewer.ts';
import { Field } from '../../../ui/controls/Field.tsx';
import { tooLong } from '../../../ui/controls/too-long.ts';
import './ask.css';

interface Typed {
  readonly title: string;
  readonly description: string;
  /** Symbols. */
  readonly companies: readonly string[];
}

interface Props {
  typed: Typed;
  errorOf: (field: 'title' | 'description') => string | undefined;
  onChange: (part: Partial<Pick<Typed, 'title' | 'description'>>) => void;
  /** In the empty field for details. */
  placeholder?: string;
  /** Under the title. */
  children?: ReactNode;
}

/** What a question asks, and its details. */
export function TextFields({ typed, errorOf, onChange, placeholder, children }: Props) {
  const details = useRef<HTMLTextAreaElement>(null);
  const isSignedIn = useViewer() !== null;
  const describe = (description: string) => onChange({ description });
  const naming = useNaming(details, describe);
  return (
    <>
      <div className="ask-title">
        <Field label="Question" error={errorOf('title') ?? tooLong(typed.title, postLimits.title)}>
          {(control) => (
            <input
              {...control}
              className="input"
              dir="auto"
              autoComplete="off"
              // biome-ignore lint/a11y/noAutofocus: the form opens because its reader began a question, or edits one
              autoFocus
              value={typed.title}
              onChange={(event) => onChange({ title: event.currentTarget.value })}
            />
          )}
        </Field>
        {children}
      </div>
      <Field
        label="Additional details (optional)"
        error={errorOf('description') ?? tooLong(typed.description, postLimits.description)}
      >
        {(control) => (
          <CheckedField
            field={details}
            text={typed.description}
            companies={isSignedIn ? typed.companies : null}
            onChange={describe}
          >
            <textarea
              {...control}
              ref={details}
              className="textarea"
              dir="auto"
              placeholder={placeholder}
              value={typed.description}
              onChange={(event) => {
                onChange({ description: event.currentTarget.value });
                naming.look();
              }}
              onSelect={naming.look}
              onBlur={naming.close}
              onKeyDown={naming.onKeyDown}
            />
            {naming.list}
          </CheckedField>
        )}
      </Field>
    </>
  );
}
