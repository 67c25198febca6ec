import { brand } from '@tenfold/contract/brand';
import type { Api } from '@tenfold/contract/call';
import { isApiError } from '@tenfold/contract/errors/api-error';
import { compareForecasts, type ForecastDifference, listOwnForecasts } from '@tenfold/contract/forecasts';
import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { formatRate } from '../../../figures/format-rate.ts';
import { requirePerson } from '../../../platform/api/guards.ts';
import { privatePageHeaders } from '../../../platform/screens/page-headers.ts';
import { throwScreenError } from '../../../platform/screens/screen-error.ts';
import { apiContext } from '../../../platform/screens/server-context.ts';
import type { Chrome } from '../../../shell/chrome.ts';
import { MyNav } from '../../../shell/header/MyNav.tsx';
import { forecastsPath } from '../../../shell/my-paths.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { Notice } from '../../../ui/text/Notice.tsx';
import { noValueBrief } from '../../valuation/index.ts';
import { DifferenceChoice } from './DifferenceChoice.tsx';
import { DifferenceTable } from './DifferenceTable.tsx';
import { type DifferenceQuery, parseDifferenceQuery } from './difference-query.ts';
import './difference.css';

export const handle: Chrome = { header: 'main', Tabs: MyNav };

export const headers = privatePageHeaders;

export const meta: MetaFunction = () => [
  { title: `Compare forecasts — ${brand.name}` },
  { name: 'robots', content: 'noindex' },
];

export async function loader(args: LoaderFunctionArgs) {
  await requirePerson(args);
  const api = args.context.get(apiContext);
  const { forecasts } = await api.call(listOwnForecasts).catch(throwScreenError);
  const own = forecasts.map(({ id, symbol, name }) => ({ id, symbol, name }));
  const query = parseDifferenceQuery(args.url.searchParams, own);
  const compared = query === null ? null : await compare(api, query).catch(throwScreenError);
  return { own, query, ...(compared ?? { difference: null, problem: null, values: null }) };
}

/** What is refused is said beside the choice: it can be made again. */
async function compare(api: Api, { symbol, first, second }: DifferenceQuery) {
  try {
    const difference = await api.call(compareForecasts, { params: { symbol }, query: { first, second } });
    const values = { first: noValueOf(difference, 'first'), second: noValueOf(difference, 'second') };
    return { difference, problem: null, values };
  } catch (error) {
    if (!isApiError(error) || error.status >= 500) throw error;
    return { difference: null, problem: error.message, values: null };
  }
}

function noValueOf(difference: ForecastDifference, side: 'first' | 'second'): string | null {
  const { why } = difference[side];
  const rates = {
    requiredReturn: difference.requiredReturn[side],
    terminalGrowth: difference.terminalGrowth[side],
  };
  return why && `No value: ${noValueBrief({ ok: false, why, detail: rates })}`;
}

export default function DifferenceRoute() {
  const { own, query, difference, problem, values } = useLoaderData<typeof loader>();
  return (
    <div className="my-page">
      <div className="stack stack-1">
        <h1>Compare forecasts</h1>
        <p className="muted small">
          <Link to={forecastsPath}>Your forecasts</Link>
          {difference !== null && ` · ${difference.companyName}`}
        </p>
      </div>
      {query === null ? (
        <Notice title="Nothing to compare yet.">
          <Link to={forecastsPath}>Make your first forecast</Link>, then compare it with averages, analysts or
          one that was shared with you.
        </Notice>
      ) : (
        <Card title="Difference" padded={false}>
          <DifferenceChoice query={query} own={own} difference={difference} noValue={values} />
          {problem !== null && (
            <div className="difference-problem">
              <Notice tone="warn">{problem}</Notice>
            </div>
          )}
          {difference !== null && <DifferenceTable query={query} difference={difference} rate={formatRate} />}
        </Card>
      )}
    </div>
  );
}
