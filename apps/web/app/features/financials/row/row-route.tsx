import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { keptScreen } from '../../../platform/screens/kept-screen.ts';
import { useRowComments } from '../../comments/index.ts';
import { loadRowPage } from './load-row-page.ts';
import { RowPage } from './RowPage.tsx';
import { rowMeta } from './row-meta.ts';

export const headers = keptScreen(10);

export async function loader(args: LoaderFunctionArgs) {
  return loadRowPage(args);
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return loaderData ? rowMeta(loaderData.company, loaderData.rowKey, loaderData.address) : [];
}

export default function RowRoute() {
  const page = useLoaderData<typeof loader>();
  const comments = useRowComments(page.company.symbol);
  return <RowPage key={page.company.symbol} {...page} comments={comments} />;
}
