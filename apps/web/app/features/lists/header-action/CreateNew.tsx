import { useId, useState } from 'react';
import { useTextForm } from '../../../forms/use-text-form.ts';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { refreshLists } from '../refresh-lists.ts';
import '../../../ui/controls/field.css';

/** A list begins with a company: the one of the page. */
export function CreateNew({ symbol }: { symbol: string }) {
  const id = useId();
  const { text, isBlank, busy, error, type, submit } = useTextForm('creating a list');
  const [created, setCreated] = useState<string | null>(null);

  const create = async (name: string) => {
    const list = await browserApi.call('POST /lists/create', { body: { name, symbol } });
    type('');
    setCreated(`${list.name} created with ${symbol}.`);
    await refreshLists();
  };

  return (
    <form className="field" noValidate onSubmit={(event) => submit(event, create)}>
      <label htmlFor={id}>Create new</label>
      <div className="row">
        <input
          id={id}
          className="input"
          placeholder="Enter a name for the new list"
          autoComplete="off"
          value={text}
          aria-invalid={error !== null}
          aria-describedby={error === null ? undefined : `${id}-error`}
          onChange={(event) => {
            type(event.currentTarget.value);
            setCreated(null);
          }}
        />
        <Button type="submit" disabled={isBlank} busy={busy}>
          Save
        </Button>
      </div>
      {error !== null && (
        <p className="field-error" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
      <p className="caption add-to-list-created" role="status">
        {created}
      </p>
    </form>
  );
}
