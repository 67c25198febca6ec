import { type FormEvent, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { toFormError } from '../../../../forms/form-error.ts';
import { browserApi } from '../../../../platform/api/browser-api.ts';
import { failureMessage } from '../../../../platform/api/failure-message.ts';
import { Button } from '../../../../ui/controls/Button.tsx';
import '../../../../ui/controls/field.css';

interface Props {
  listId: number;
  symbol: string;
  /** Null: on the company. */
  field: string | null;
}

/** Ctrl or Command with Enter adds it, too. */
export function AddCellComment({ listId, symbol, field }: Props) {
  const { revalidate } = useRevalidator();
  const input = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '' || busy) return;
    setBusy(true);
    setError(null);
    const params = { id: listId };
    try {
      if (field === null) {
        await browserApi.call('POST /lists/{id}/comment/create', {
          params,
          body: { text: text.trim(), symbol },
        });
      } else {
        const body = { text: text.trim(), symbol, field };
        await browserApi.call('POST /lists/lens/{id}/comment/create', { params, body });
      }
      setText('');
      // The button that had the focus is disabled now.
      input.current?.focus();
      await revalidate();
    } catch (cause) {
      setError(toFormError(cause).fields.text ?? failureMessage('commenting on a figure', cause));
    }
    setBusy(false);
  };

  return (
    <form className="stack stack-2" onSubmit={(event) => void add(event)}>
      <textarea
        ref={input}
        className="textarea"
        rows={2}
        placeholder="Write a comment"
        aria-label="Comment"
        aria-invalid={error !== null}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setError(null);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void add(event);
        }}
      />
      {error !== null && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
      <Button type="submit" size="sm" busy={busy} disabled={text.trim() === ''}>
        Add comment
      </Button>
    </form>
  );
}
