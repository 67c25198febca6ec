import { postLimits } from '@tenfold/contract/qa/question-choices';
import type { ReactNode } from 'react';
import { FiguredField } from '../../../figures/checked/FiguredField.tsx';
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
  const isSignedIn = useViewer() !== null;
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
          <FiguredField
            {...control}
            dir="auto"
            placeholder={placeholder}
            text={typed.description}
            onText={(description) => onChange({ description })}
            companies={isSignedIn ? typed.companies : null}
          />
        )}
      </Field>
    </>
  );
}
