import type { ListId } from '@tenfold/contract/ids';
import { useRef } from 'react';
import { useRevalidator } from 'react-router';
import { FiguredField } from '../../../../figures/checked/FiguredField.tsx';
import { useTextForm } from '../../../../forms/use-text-form.ts';
import { browserApi } from '../../../../platform/api/browser-api.ts';
import { usePerson } from '../../../../session/viewer.ts';
import { Button } from '../../../../ui/controls/Button.tsx';
import '../../../../ui/controls/field.css';

interface Props {
  listId: ListId;
  symbol: string;
  /** Null: on the company. */
  field: string | null;
}

/** Ctrl or Command with Enter adds it, too. */
export function AddCellComment({ listId, symbol, field }: Props) {
  const person = usePerson();
  const { revalidate } = useRevalidator();
  const input = useRef<HTMLTextAreaElement>(null);
  const { text, isBlank, busy, error, type, submit } = useTextForm(
    'commenting on a figure',
    '',
    `comment-draft:${person.id}:list:${listId}:${symbol}:${field ?? ''}`,
  );

  const add = async (comment: string) => {
    const params = { id: listId };
    if (field === null) {
      const body = { text: comment, symbol };
      await browserApi.call('POST /lists/{id}/comment/create', { params, body });
    } else {
      const body = { text: comment, symbol, field };
      await browserApi.call('POST /lists/lens/{id}/comment/create', { params, body });
    }
    type('');
    // The button that had the focus is disabled now.
    input.current?.focus();
    await revalidate();
  };

  return (
    <form className="stack stack-2" onSubmit={(event) => submit(event, add)}>
      <FiguredField
        field={input}
        rows={2}
        placeholder="Write a comment"
        aria-label="Comment"
        aria-invalid={error !== null}
        text={text}
        onText={type}
        companies={[symbol]}
        act="save"
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event, add);
        }}
      />
      {error !== null && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
      <Button type="submit" size="sm" busy={busy} disabled={isBlank}>
        Add comment
      </Button>
    </form>
  );
}
