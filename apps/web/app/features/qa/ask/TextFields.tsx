import { postLimits } from '@tenfold/contract/qa/choices';
import { type ReactNode, useRef } from 'react';
import { useNaming } from '../../../figures/in-texts/use-naming.tsx';
import { Field } from '../../../ui/controls/Field.tsx';
import { tooLong } from '../../../ui/controls/too-long.ts';
import './ask.css';

interface Texts {
  readonly title: string;
  readonly description: string;
}

interface Props {
  typed: Texts;
  errorOf: (field: keyof Texts) => string | undefined;
  onChange: (part: Partial<Texts>) => void;
  /** In the empty field for details. */
  placeholder?: string;
  /** Under the title. */
  children?: ReactNode;
}

/** What a question asks, and its details. */
export function TextFields({ typed, errorOf, onChange, placeholder, children }: Props) {
  const details = useRef<HTMLTextAreaElement>(null);
  const naming = useNaming(details, (description) => onChange({ description }));
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
          <>
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
          </>
        )}
      </Field>
    </>
  );
}
