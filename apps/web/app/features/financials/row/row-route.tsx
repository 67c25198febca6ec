import { useMemo } from 'react';
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import type { PageForecast } from '../../../page-forecast/page-forecast.ts';
import { useRowForecast } from '../../../page-forecast/use-row-forecast.ts';
import { cachedScreen } from '../../../platform/screens/cached-screen.ts';
import { useRowComments } from '../../comments/index.ts';
import { useOwnForecast } from '../../forecasts/index.ts';
import { useModel } from '../../valuation/index.ts';
import { loadRowPage } from './load-row-page.ts';
import { RowPage } from './RowPage.tsx';
import { rowMeta } from './row-meta.ts';

export const headers = cachedScreen(10);

export async function loader(args: LoaderFunctionArgs) {
  return loadRowPage(args);
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return loaderData ? rowMeta(loaderData.company, loaderData.rowKey, loaderData.address) : [];
}

type LoadedRow = ReturnType<typeof useLoaderData<typeof loader>>;

export default function RowRoute() {
  const page = useLoaderData<typeof loader>();
  return <Row key={page.company.symbol} page={page} />;
}

function Row({ page }: { page: LoadedRow }) {
  const { symbol } = page.company;
  const comments = useRowComments(symbol);
  const model = useForecastOfRow(symbol, page.financials);
  return <RowPage {...page} model={model} comments={comments} />;
}

/** Averages and analysts as the page brings them; a forecast of one's own is calculated once it is chosen. */
function useForecastOfRow(symbol: string, financials: LoadedRow['financials']): PageForecast {
  const filed = useRowForecast(financials);
  const own = useOwnForecast(symbol, financials.forecastBase?.lastYear ?? null, true);
  const isOwn = own.shown !== null;
  const { forecast: typed } = useModel({
    symbol,
    financials: useMemo(
      () => (isOwn ? financials : { ...financials, forecastBase: null }),
      [isOwn, financials],
    ),
    priceDay: null,
    first: null,
    own,
  });
  if (isOwn && typed.columns.length > 0)
    return {
      ...typed,
      setForecastType: (type) => {
        typed.setForecastType(type);
        if (type !== 'custom') filed.setForecastType(type);
      },
    };
  return {
    ...filed,
    own,
    setForecastType: (type) =>
      type === 'custom' ? typed.setForecastType(type) : filed.setForecastType(type),
  };
}
