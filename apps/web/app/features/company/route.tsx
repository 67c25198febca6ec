import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { CompanyPage } from './CompanyPage.tsx';
import { companyMeta } from './company-meta.ts';
import { loadCompanyPage } from './load-company-page.ts';

export async function loader(args: LoaderFunctionArgs) {
  return loadCompanyPage(args);
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return loaderData ? companyMeta(loaderData.company, loaderData.address) : [];
}

export default function CompanyRoute() {
  const page = useLoaderData<typeof loader>();
  // A company's settings and open parts are its own: nothing of it stays when the next one comes.
  return <CompanyPage key={page.company.symbol} {...page} />;
}
