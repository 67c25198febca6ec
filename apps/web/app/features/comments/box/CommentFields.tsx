import { useEffect, useId, useRef } from 'react';
import { FiguredField } from '../../../figures/checked/FiguredField.tsx';
import type { FormError } from '../../../forms/form-error.ts';
import { errorOf } from '../../../forms/sending.ts';

interface Props {
  title: string;
  text: string;
  /** Whose figure it is. */
  symbol: string;
  refusal: FormError | null;
  onTitle: (title: string) => void;
  onText: (text: string) => void;
}

/** The title and the words, which are typed first; below them why they aren't saved. */
export function CommentFields({ title, text, symbol, refusal, onTitle, onText }: Props) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  const isOfTitle = refusal?.fields.title !== undefined;
  const isOfText = refusal !== null && !isOfTitle;
  return (
    <div className="body">
      <label className="visually-hidden" htmlFor={`${id}title`}>
        Title
      </label>
      <input
        id={`${id}title`}
        className="input"
        placeholder="Title (optional)"
        value={title}
        aria-invalid={isOfTitle || undefined}
        aria-describedby={isOfTitle ? `${id}failure` : undefined}
        onChange={({ currentTarget }) => onTitle(currentTarget.value)}
      />
      <label className="visually-hidden" htmlFor={`${id}text`}>
        Comment
      </label>
      <FiguredField
        field={field}
        id={`${id}text`}
        placeholder="What should you remember about this figure?"
        text={text}
        companies={[symbol]}
        act="save"
        aria-invalid={isOfText || undefined}
        aria-describedby={isOfText ? `${id}failure` : undefined}
        onText={onText}
      />
      {refusal !== null && (
        <p className="field-error" id={`${id}failure`} role="alert">
          {refusalLabel(refusal)}
        </p>
      )}
    </div>
  );
}

function refusalLabel(refusal: FormError): string {
  const { title } = refusal.fields;
  const reason = title === undefined ? errorOf(refusal) : `Title: ${title}`;
  return `${endSentence(reason ?? '')} Your text is kept.`;
}

function endSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
