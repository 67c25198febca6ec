import type { ListId } from '@tenfold/contract/ids';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { FiguredField } from '../../../figures/checked/FiguredField.tsx';
import { useTextForm } from '../../../forms/use-text-form.ts';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { usePerson } from '../../../session/viewer.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import type { CompanyOfList } from './company-of-list.ts';
import '../../../ui/controls/field.css';

/** On the list as a whole, or on one of its companies. */
export function AddComment({ listId, companies }: { listId: ListId; companies: readonly CompanyOfList[] }) {
  const person = usePerson();
  const { revalidate } = useRevalidator();
  const { text, isBlank, busy, error, type, submit } = useTextForm(
    'commenting on a list',
    '',
    `comment-draft:${person.id}:list:${listId}`,
  );
  const [symbol, setSymbol] = useState('');

  const add = async (comment: string) => {
    await browserApi.call('POST /lists/{id}/comment/create', {
      params: { id: listId },
      body: { text: comment, symbol: symbol === '' ? null : symbol },
    });
    type('');
    await revalidate();
  };

  return (
    <form className="list-comment-add needs-script" onSubmit={(event) => submit(event, add)}>
      <FiguredField
        rows={1}
        placeholder="Comment on this list"
        aria-label="Comment on this list"
        aria-invalid={error !== null}
        aria-describedby={error === null ? undefined : 'list-comment-error'}
        text={text}
        onText={type}
        companies={symbol === '' ? [] : [symbol]}
        act="save"
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event, add);
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
      <Button type="submit" busy={busy} disabled={isBlank}>
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
