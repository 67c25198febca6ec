import { type FormEvent, useId, useState } from 'react';
import { toFormError } from '../../../forms/form-error.ts';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { failureMessage } from '../../../platform/api/failure-message.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { refreshLists } from '../refresh-lists.ts';
import '../../../ui/controls/field.css';

/** A list begins with a company: the one of the page. */
export function CreateNew({ symbol }: { symbol: string }) {
  const id = useId();
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [created, setCreated] = useState<string | null>(null);

  const create = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setError(null);
    try {
      const list = await browserApi.call('POST /lists/create', { body: { name: name.trim(), symbol } });
      setCreated(`${list.name} created with ${symbol}.`);
      setName('');
      await refreshLists();
    } catch (cause) {
      setError(toFormError(cause).fields.name ?? failureMessage('creating a list', cause));
    }
    setBusy(false);
  };

  return (
    <form className="field" noValidate onSubmit={(event) => void create(event)}>
      <label htmlFor={id}>Create new</label>
      <div className="row">
        <input
          id={id}
          className="input"
          placeholder="Enter a name for the new list"
          autoComplete="off"
          value={name}
          aria-invalid={error !== null}
          aria-describedby={error === null ? undefined : `${id}-error`}
          onChange={(event) => {
            setName(event.currentTarget.value);
            setError(null);
            setCreated(null);
          }}
        />
        <Button type="submit" disabled={name.trim() === ''} busy={busy}>
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
