import { brand } from '@tenfold/contract/brand';
import { Suspense, useState } from 'react';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { requirePerson } from '../../platform/api/guards.ts';
import { privatePageHeaders } from '../../platform/screens/page-headers.ts';
import { throwScreenError } from '../../platform/screens/screen-error.ts';
import { apiContext, clockContext, outboxContext } from '../../platform/screens/server-context.ts';
import { usePerson } from '../../session/viewer.ts';
import { useOpenAction } from '../../shell/actions/open-action.ts';
import type { Chrome } from '../../shell/chrome.ts';
import { MyNav } from '../../shell/header/MyNav.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { classNames } from '../../ui/styles/class-names.ts';
import { Notice } from '../../ui/text/Notice.tsx';
import { AccountCard, NextStepsCard } from '../accounts/index.ts';
import { QuotaCard } from '../billing/index.ts';
import { ForecastsCard } from '../forecasts/index.ts';
import { ListsTodayCard, NewListDialog, NoListCard } from '../lists/index.ts';
import { BuyBelowCard } from '../notes/index.ts';
import { FiledLatelyCard } from './filed/FiledLatelyCard.tsx';
import { dayLabel } from './filed/filing-labels.ts';
import { loadSummary } from './load-summary.ts';
import { NewsStrip, QuietDay } from './news/NewsStrip.tsx';
import { StartCompanies } from './welcome/StartCompanies.tsx';
import { WelcomeCard } from './welcome/WelcomeCard.tsx';
import './summary.css';

export const handle: Chrome = { header: 'main', Tabs: MyNav };

export const headers = privatePageHeaders;

export const meta: MetaFunction = () => [
  { title: `My ${brand.name}` },
  { name: 'robots', content: 'noindex' },
];

export async function loader(args: LoaderFunctionArgs) {
  const person = await requirePerson(args);
  const { context, url } = args;
  const request = {
    now: context.get(clockContext).now(),
    list: parseListNumber(url.searchParams),
    hasOutbox: context.get(outboxContext) !== null,
  };
  return loadSummary(context.get(apiContext), person, request).catch(throwScreenError);
}

/** Anything but a list’s number asks for the default one. */
function parseListNumber(params: URLSearchParams): number | null {
  const text = params.get('list') ?? '';
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}

export default function SummaryRoute() {
  const person = usePerson();
  const { show } = useOpenAction.getState();
  const [creating, setCreating] = useState(false);
  const summary = useLoaderData<typeof loader>();
  const { day, market, prices, isNew, news, start, filings, buyBelow, listToday, now } = summary;
  return (
    <div className="my-page">
      <div className="summary-head">
        <div>
          <h1>{day}</h1>
          <p className="muted small summary-day">
            <i className={classNames('market-dot', market.isOpen && 'is-open')} aria-hidden="true" />
            <span>{market.text}</span>
            {prices.label !== null && <span className="market-prices">{prices.label}</span>}
          </p>
        </div>
        <div className="row">
          <Button icon="plus" aria-haspopup="dialog" onClick={() => show('new-note')}>
            New note
          </Button>
          <Button icon="plus" aria-haspopup="dialog" onClick={() => setCreating(true)}>
            New list
          </Button>
        </div>
      </div>
      {creating && (
        <Suspense fallback={null}>
          <NewListDialog onClose={() => setCreating(false)} />
        </Suspense>
      )}
      {prices.staleSince !== null && (
        <Notice tone="warn" title="Prices are out of date.">
          The newest one is of {prices.staleSince}.
        </Notice>
      )}
      {!isNew && (news.length > 0 ? <NewsStrip items={news} /> : <QuietDay />)}
      {summary.welcome.length > 0 && <WelcomeCard steps={summary.welcome} />}
      {start !== null && <StartCompanies {...start} />}
      {!isNew && (
        <div className="summary-grid">
          <div className="summary-column">
            {listToday === null ? (
              <NoListCard />
            ) : (
              <ListsTodayCard today={listToday} day={summary.today} dayLabel={(day) => dayLabel(day, now)} />
            )}
            {summary.forecasts.total > 0 && <ForecastsCard today={summary.forecasts} />}
          </div>
          <div className="summary-column">
            {buyBelow !== null && <BuyBelowCard prices={buyBelow} dayLabel={(day) => dayLabel(day, now)} />}
            {filings.length > 0 && <FiledLatelyCard filings={filings} now={now} />}
          </div>
        </div>
      )}
      <div className="summary-grid">
        <div className="summary-column">
          <NextStepsCard steps={summary.next} />
          <AccountCard person={person} />
        </div>
        <QuotaCard quota={summary.quota} />
      </div>
    </div>
  );
}
