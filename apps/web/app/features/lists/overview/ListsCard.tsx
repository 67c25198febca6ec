import { useState } from 'react';
import { useDebounced } from '../../../platform/queries/use-debounced.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { ListSearch } from '../header-action/ListSearch.tsx';
import { findLists } from '../header-action/list-choices.ts';
import { ListsTable } from './ListsTable.tsx';
import { inListOrder, type ListOrder } from './list-order.ts';
import type { ListRow } from './list-row.ts';
import { OrderSelect } from './OrderSelect.tsx';
import type { ListActions } from './use-list-actions.ts';
import '../../../ui/controls/field.css';

/** A browser shows this many rows at once; the rest on request. */
const shownAtOnce = 100;

interface Props {
  rows: readonly ListRow[];
  order: ListOrder | null;
  actions: ListActions;
}

export function ListsCard({ rows, order, actions }: Props) {
  const [typed, setTyped] = useState('');
  const [all, setAll] = useState(false);
  const found = inListOrder(findLists(rows, useDebounced(typed)), order);
  const shown = all ? found : found.slice(0, shownAtOnce);
  return (
    <Card
      title="Your lists"
      padded={false}
      actions={
        <>
          <OrderSelect order={order} />
          <ListSearch className="lists-search needs-script" typed={typed} onType={setTyped} />
        </>
      }
      {...(shown.length < found.length && {
        footer: (
          <Button size="sm" onClick={() => setAll(true)}>
            Show all {found.length.toLocaleString('en-US')} lists
          </Button>
        ),
      })}
    >
      {found.length > 0 ? (
        <ListsTable rows={shown} order={order} actions={actions} />
      ) : (
        <p className="muted lists-none">No lists match “{typed.trim()}”.</p>
      )}
      <p className="visually-hidden" role="status">
        {typed.trim() !== '' && `${found.length} ${found.length === 1 ? 'list' : 'lists'} found`}
      </p>
    </Card>
  );
}
