import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { toFormError } from '../../../forms/form-error.ts';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { failureMessage } from '../../../platform/api/failure-message.ts';
import { useReplayedClicks } from '../../../platform/screens/replay-clicks.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import type { CompanyOfList } from './company-of-list.ts';
import '../../../ui/controls/field.css';

/** On the list as a whole, or on one of its companies. */
export function AddComment({ listId, companies }: { listId: number; companies: readonly CompanyOfList[] }) {
  const { revalidate } = useRevalidator();
  const replayed = useReplayedClicks();
  const [text, setText] = useState('');
  const [symbol, setSymbol] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '' || busy) return;
    setBusy(true);
    setError(null);
    try {
      await browserApi.call('POST /lists/{id}/comment/create', {
        params: { id: listId },
        body: { text: text.trim(), symbol: symbol === '' ? null : symbol },
      });
      setText('');
      await revalidate();
    } catch (cause) {
      const { fields } = toFormError(cause);
      setError(fields.text ?? fields.symbol ?? failureMessage('commenting on a list', cause));
    }
    setBusy(false);
  };

  return (
    <form className="list-comment-add needs-script" onSubmit={(event) => void add(event)} {...replayed}>
      <textarea
        className="textarea"
        rows={1}
        placeholder="Comment on this list"
        aria-label="Comment on this list"
        aria-invalid={error !== null}
        aria-describedby={error === null ? undefined : 'list-comment-error'}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setError(null);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void add(event);
        }}
      />
      {companies.length > 0 && (
        <select
          className="select"
          aria-label="About"
          value={symbol}
          onChange={(event) => setSymbol(event.currentTarget.value)}
        >
          <option value="">The whole list</option>
          {companies.map((company) => (
            <option key={company.symbol} value={company.symbol}>
              {company.symbol}
            </option>
          ))}
        </select>
      )}
      <Button type="submit" busy={busy} disabled={text.trim() === ''}>
        Add
      </Button>
      {error !== null && (
        <p className="field-error" id="list-comment-error" role="alert">
          {error}
        </p>
      )}
    </form>
  );
}
