import { brand } from '@tenfold/contract/brand';
import { listCompanies } from '@tenfold/contract/company';
import { listCuratedLists, listLists } from '@tenfold/contract/lists';
import { useState } from 'react';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { requirePerson } from '../../../platform/api/guards.ts';
import { privatePageHeaders } from '../../../platform/screens/page-headers.ts';
import { throwScreenError } from '../../../platform/screens/screen-error.ts';
import { apiContext } from '../../../platform/screens/server-context.ts';
import type { Chrome } from '../../../shell/chrome.ts';
import { MyNav } from '../../../shell/header/MyNav.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { Toasts } from '../../../ui/overlays/Toasts.tsx';
import { useMessages } from '../../../ui/overlays/use-messages.ts';
import { newYorkDay, pricesLabel } from '../../company/index.ts';
import { CuratedCards } from '../curated/CuratedCards.tsx';
import { NewListDialog } from '../naming/NewListDialog.tsx';
import { FirstList } from './FirstList.tsx';
import { LastOpened } from './LastOpened.tsx';
import { ListDialogs } from './ListDialogs.tsx';
import { ListsCard } from './ListsCard.tsx';
import { parseListOrder } from './list-order.ts';
import { toListRow } from './list-row.ts';
import { useDeletedElsewhere } from './use-deleted-elsewhere.ts';
import { useListActions } from './use-list-actions.ts';
import { useListFilter } from './use-list-filter.ts';
import './lists.css';

export const handle: Chrome = { header: 'main', Tabs: MyNav };

export const headers = privatePageHeaders;

export const meta: MetaFunction = () => [
  { title: `Lists — ${brand.name}` },
  { name: 'robots', content: 'noindex' },
];

export async function loader(args: LoaderFunctionArgs) {
  await requirePerson(args);
  const api = args.context.get(apiContext);
  const [{ lists }, curated, { companies }] = await Promise.all([
    api.call(listLists, { query: {} }),
    api.call(listCuratedLists),
    api.call(listCompanies),
  ]).catch(throwScreenError);
  const bySymbol = new Map(companies.map((company) => [company.symbol, company]));
  const rows = lists.map((list) => toListRow(list, bySymbol, { day: newYorkDay }));
  const shown = new Set(rows.flatMap(({ moves }) => moves.map(({ symbol }) => symbol)));
  const priced = companies
    .filter(({ symbol }) => shown.has(symbol))
    .map(({ lastTradeTime, quote }) => ({ tradedAt: lastTradeTime, priceKind: quote?.kind ?? null }));
  const order = parseListOrder(args.url.searchParams);
  return { rows, order, curated: curated.lists, prices: pricesLabel(priced) };
}

export default function ListsRoute() {
  const { rows, order, curated, prices } = useLoaderData<typeof loader>();
  const messages = useMessages();
  const [creating, setCreating] = useState(false);
  const { actions, offerRestore, dialog, closeDialog } = useListActions(messages);
  useDeletedElsewhere(offerRestore);
  useListFilter(order);
  const create = () => setCreating(true);
  return (
    <div className="my-page">
      <div className="page-head">
        <div className="stack stack-1">
          <h1>Lists</h1>
          {rows.length > 0 && (
            <p className="muted small">
              {rows.length.toLocaleString('en-US')} {rows.length === 1 ? 'list' : 'lists'} · {prices}
            </p>
          )}
        </div>
        <div>
          <Button icon="plus" variant="primary" onClick={create}>
            New list
          </Button>
        </div>
      </div>
      <LastOpened rows={rows} />
      {rows.length === 0 ? (
        <FirstList onCreate={create} />
      ) : (
        <ListsCard rows={rows} order={order} actions={actions} />
      )}
      {curated.length > 0 && (
        <section className="stack" aria-labelledby="curated-lists">
          <h2 id="curated-lists" className="lists-section">
            Ideas by {brand.name}
          </h2>
          <CuratedCards lists={curated} heading="h3" />
        </section>
      )}
      {creating && <NewListDialog onClose={() => setCreating(false)} />}
      <ListDialogs dialog={dialog} closeDialog={closeDialog} />
      <Toasts messages={messages} />
    </div>
  );
}
