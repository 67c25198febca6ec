import { brand } from '@tenfold/contract/brand';
import { getSharedForecast, type SharedForecast } from '@tenfold/contract/forecasts';
import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { formatRate } from '../../../figures/format-rate.ts';
import { findShared } from '../../../named-things/find-shared.ts';
import { NotShared } from '../../../named-things/NotShared.tsx';
import { secretPageHeaders } from '../../../platform/screens/page-headers.ts';
import { throwScreenError } from '../../../platform/screens/screen-error.ts';
import { apiContext } from '../../../platform/screens/server-context.ts';
import { useViewer } from '../../../session/viewer.ts';
import type { Chrome } from '../../../shell/chrome.ts';
import { forecastsPath } from '../../../shell/my-paths.ts';
import { newYorkDay } from '../../company/index.ts';
import { noValueBrief, ownFigureNames } from '../../valuation/index.ts';
import { SharedModel } from './SharedModel.tsx';
import './shared.css';

export const handle: Chrome = { header: 'main' };

/** Anyone with the address can read it, so it isn't passed on to other sites or kept in caches. */
export function headers() {
  return { ...secretPageHeaders(), 'x-robots-tag': 'noindex' };
}

export async function loader({ params, context }: LoaderFunctionArgs) {
  const token = params.token ?? '';
  const answer = context.get(apiContext).call(getSharedForecast, { params: { token } });
  const shared = await findShared(answer).catch(throwScreenError);
  return shared === null ? data(null, { status: 404 }) : { token, shared, ...labelsOf(shared) };
}

function labelsOf(shared: SharedForecast) {
  const { requiredReturn, terminalGrowth, why, ownFigures } = shared;
  const own = Object.entries(ownFigures) as [keyof typeof ownFigureNames, number][];
  return {
    edited: newYorkDay(new Date(shared.updatedAt)),
    rates: `${formatRate(requiredReturn)} / ${formatRate(terminalGrowth)}`,
    noValue: why && noValueBrief({ ok: false, why, detail: { requiredReturn, terminalGrowth } }),
    ownFigures: own.map(([name, value]) => `${ownFigureNames[name]} ${ownFigure.format(value)}`),
  };
}

/** Shown the way they were typed: amounts and shares in units, ratios as they are. */
const ownFigure = new Intl.NumberFormat('en-US', { maximumFractionDigits: 4 });

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  const title = loaderData ? `${loaderData.shared.name}, ${loaderData.shared.symbol}` : 'Not shared';
  return [{ title: `${title} — ${brand.name}` }, { name: 'robots', content: 'noindex' }];
}

export default function SharedRoute() {
  const page = useLoaderData<typeof loader>();
  return page === null ? <NotSharedForecast /> : <SharedModel {...page} />;
}

function NotSharedForecast() {
  const isVisitor = useViewer() === null;
  const next = isVisitor
    ? { label: 'See all companies', path: '/companies' }
    : { label: 'Your forecasts', path: forecastsPath };
  return <NotShared thing="forecast" next={next} />;
}
