import { brand } from '@tenfold/contract/brand';
import { getList } from '@tenfold/contract/lists';
import { useEffect, useState } from 'react';
import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { requirePerson } from '../../../platform/api/guards.ts';
import { privatePageHeaders } from '../../../platform/screens/page-headers.ts';
import { throwScreenError } from '../../../platform/screens/screen-error.ts';
import { apiContext } from '../../../platform/screens/server-context.ts';
import type { Chrome } from '../../../shell/chrome.ts';
import { MyNav } from '../../../shell/header/MyNav.tsx';
import { Toasts } from '../../../ui/overlays/Toasts.tsx';
import { useMessages } from '../../../ui/overlays/use-messages.ts';
import { pricesLabel } from '../../company/index.ts';
import { ListComments } from '../comments/ListComments.tsx';
import { Lens } from '../lens/Lens.tsx';
import { loadLens } from '../lens/load-lens.ts';
import { fieldName } from '../lens/model/field-labels.ts';
import { ListDialogs } from '../overview/ListDialogs.tsx';
import { storeLastOpened } from '../overview/last-opened.ts';
import { AddCompanyDialog } from './AddCompanyDialog.tsx';
import { ListHead } from './ListHead.tsx';
import { NoCompanies } from './NoCompanies.tsx';
import { pricesOf } from './prices-of.ts';
import { useOwnListActions } from './use-own-list-actions.ts';
import '../overview/lists.css';

export const handle: Chrome = { header: 'main', Tabs: MyNav };

export const headers = privatePageHeaders;

export async function loader(args: LoaderFunctionArgs) {
  await requirePerson(args);
  const id = args.params.id ?? '';
  // A key or a token names a list of somebody else, at another address.
  if (!/^[1-9]\d{0,15}$/.test(id)) throw data({ code: 'not_found' }, { status: 404 });
  const api = args.context.get(apiContext);
  const { name, companies, own } = await api.call(getList, { params: { id } }).catch(throwScreenError);
  if (own === null) throw data({ code: 'not_found' }, { status: 404 });
  const lens = await loadLens(api, id, companies).catch(throwScreenError);
  return { list: { ...own, name }, companies, lens, prices: pricesLabel(pricesOf(companies)) };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [
    { title: `${loaderData?.list.name ?? 'List'} — ${brand.name}` },
    { name: 'robots', content: 'noindex' },
  ];
}

export default function ListRoute() {
  const { list, companies, lens, prices } = useLoaderData<typeof loader>();
  const messages = useMessages();
  const { actions, dialog, closeDialog } = useOwnListActions(messages);
  const [adding, setAdding] = useState(false);
  const add = () => setAdding(true);

  useEffect(() => storeLastOpened(list.id), [list.id]);

  return (
    <div className="my-page" key={list.id}>
      <ListHead list={list} companyCount={companies.length} prices={prices} actions={actions} />
      <div className="card">
        {companies.length === 0 ? (
          <NoCompanies onAdd={add} />
        ) : (
          <Lens
            id={String(list.id)}
            list={{ name: list.name, companies, own: list }}
            lens={lens}
            messages={messages}
            onAdd={add}
          />
        )}
        <ListComments
          listId={list.id}
          comments={list.comments}
          companies={companies}
          fieldLabel={fieldName}
          messages={messages}
        />
      </div>
      {adding && <AddCompanyDialog list={list} onClose={() => setAdding(false)} />}
      <ListDialogs dialog={dialog} closeDialog={closeDialog} />
      <Toasts messages={messages} />
    </div>
  );
}
