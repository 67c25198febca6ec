import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { loadRowPage } from './load-row-page.ts';
import { RowPage } from './RowPage.tsx';
import { rowMeta } from './row-meta.ts';

export async function loader(args: LoaderFunctionArgs) {
  return loadRowPage(args);
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return loaderData ? rowMeta(loaderData.company, loaderData.rowKey, loaderData.address) : [];
}

export default function RowRoute() {
  const page = useLoaderData<typeof loader>();
  return <RowPage key={page.company.symbol} {...page} />;
}
