import { brand } from '@tenfold/contract/brand';
import { listCuratedLists } from '@tenfold/contract/lists';
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { cachedScreen } from '../../../platform/screens/cached-screen.ts';
import { pageMeta } from '../../../platform/screens/page-meta.ts';
import { throwScreenError } from '../../../platform/screens/screen-error.ts';
import { apiContext, publicUrlContext } from '../../../platform/screens/server-context.ts';
import { curatedPath } from '../list-paths.ts';
import { CuratedCards } from './CuratedCards.tsx';

export const headers = cachedScreen(null);

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { lists } = await context.get(apiContext).call(listCuratedLists).catch(throwScreenError);
  const tags = pageMeta({
    title: `Ideas — ${brand.name}`,
    description: 'Lists of companies to begin with, some of which follow from the filings.',
    address: (context.get(publicUrlContext) ?? url.origin) + curatedPath,
  });
  return { lists, tags };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return loaderData?.tags;
}

export default function CuratedRoute() {
  const { lists } = useLoaderData<typeof loader>();
  return (
    <>
      <div className="curated-head">
        <h1>Ideas</h1>
        <p className="muted">
          Lists of companies to begin with. Open one to compare its companies, and copy it to your lists to
          change it.
        </p>
      </div>
      {lists.length > 0 ? (
        <CuratedCards lists={lists} heading="h2" />
      ) : (
        <p className="card card-body muted">There are no lists here yet.</p>
      )}
    </>
  );
}
