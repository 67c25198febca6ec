import { getQuota } from '@tenfold/contract/billing';
import { brand } from '@tenfold/contract/brand';
import type { Api } from '@tenfold/contract/call';
import { listCompanies } from '@tenfold/contract/company';
import { getScorecard, listOwnForecasts } from '@tenfold/contract/forecasts';
import {
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useRevalidator,
} from 'react-router';
import { requirePerson } from '../../../platform/api/guards.ts';
import { privatePageHeaders } from '../../../platform/screens/page-headers.ts';
import { throwScreenError } from '../../../platform/screens/screen-error.ts';
import { apiContext } from '../../../platform/screens/server-context.ts';
import type { Chrome } from '../../../shell/chrome.ts';
import { MyNav } from '../../../shell/header/MyNav.tsx';
import { buttonClass } from '../../../ui/controls/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Toasts } from '../../../ui/overlays/Toasts.tsx';
import { useMessages } from '../../../ui/overlays/use-messages.ts';
import { ActionIcon } from '../../../ui/text/ActionIcon.tsx';
import { pricesLabel } from '../../company/index.ts';
import { noValueBrief } from '../../valuation/index.ts';
import { differencePath } from '../difference/difference-query.ts';
import { ScorecardCard } from '../scorecard/ScorecardCard.tsx';
import { ShareForecastDialog } from '../sharing/ShareForecastDialog.tsx';
import { FirstForecast } from '../starter/FirstForecast.tsx';
import { startersOf } from '../starter/starters.ts';
import { ForecastsTable } from './ForecastsTable.tsx';
import { toForecastRow } from './forecast-row.ts';
import { ListControls } from './ListControls.tsx';
import { parseForecastsQuery, selectForecasts } from './list-query.ts';
import { RenameForecastDialog } from './RenameForecastDialog.tsx';
import { rowLabels } from './row-labels.ts';
import { StartButtons } from './StartButtons.tsx';
import { useForecastActions } from './use-forecast-actions.ts';
import './forecasts.css';

export const handle: Chrome = { header: 'main', Tabs: MyNav };

export const headers = privatePageHeaders;

export const meta: MetaFunction = () => [
  { title: `Forecasts — ${brand.name}` },
  { name: 'robots', content: 'noindex' },
];

export async function loader(args: LoaderFunctionArgs) {
  await requirePerson(args);
  const api = args.context.get(apiContext);
  const [{ forecasts }, scorecard] = await Promise.all([
    api.call(listOwnForecasts),
    api.call(getScorecard),
  ]).catch(throwScreenError);
  const symbols = [...new Set(forecasts.map(({ symbol }) => symbol))].sort();
  const query = parseForecastsQuery(args.url.searchParams, symbols);
  const labels = rowLabels(noValueBrief);
  const rows = forecasts.map((forecast) => toForecastRow(forecast, labels));
  const byCompany = new Map(
    forecasts.map(({ symbol, lastTradeTime, priceKind }) => [symbol, { tradedAt: lastTradeTime, priceKind }]),
  );
  return {
    query,
    symbols,
    total: rows.length,
    scorecard,
    rows: selectForecasts(rows, query),
    prices: pricesLabel([...byCompany.values()]),
    starters: rows.length > 0 ? [] : await loadStarters(api).catch(throwScreenError),
  };
}

async function loadStarters(api: Api) {
  const [{ companies }, quota] = await Promise.all([api.call(listCompanies), api.call(getQuota)]);
  return startersOf(companies, quota.companies);
}

export default function ForecastsRoute() {
  const { query, symbols, total, rows, prices, starters, scorecard } = useLoaderData<typeof loader>();
  const messages = useMessages();
  const { actions, dialog, closeDialog } = useForecastActions(messages);
  const { revalidate } = useRevalidator();
  return (
    <div className="my-page">
      <div className="page-head">
        <div className="stack stack-1">
          <h1>Forecasts</h1>
          {total > 0 && (
            <p className="muted small">
              {total} {total === 1 ? 'forecast' : 'forecasts'} on {symbols.length}{' '}
              {symbols.length === 1 ? 'company' : 'companies'} · {prices}
            </p>
          )}
        </div>
        <div className="row row-wrap">
          {total > 0 && (
            <Link className={buttonClass()} to={differencePath}>
              <ActionIcon name="compare" />
              Compare two
            </Link>
          )}
          <StartButtons />
        </div>
      </div>
      {total === 0 ? (
        <FirstForecast starters={starters} />
      ) : (
        <Card
          title="Your forecasts"
          padded={false}
          actions={<ListControls query={query} symbols={symbols} />}
          footer={
            <p className="caption">
              Value per share today, by the method you saved (or the company’s default).
            </p>
          }
        >
          <ForecastsTable rows={rows} query={query} actions={actions} />
        </Card>
      )}
      {total > 0 && <ScorecardCard card={scorecard} />}
      {dialog?.for === 'name' && <RenameForecastDialog row={dialog.row} onClose={closeDialog} />}
      {dialog?.for === 'link' && (
        <ShareForecastDialog forecast={dialog.row} onChange={() => void revalidate()} onClose={closeDialog} />
      )}
      <Toasts messages={messages} />
    </div>
  );
}
