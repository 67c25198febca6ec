import type { FilingFetch } from '@tenfold/contract/company';
import { useCallback, useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { failureMessage } from '../../../platform/api/failure-message.ts';
import { useQuery } from '../../../platform/queries/use-query.ts';
import { isUnderWay } from './fetch-labels.ts';

const lookEveryMs = 1_000;

interface WatchedFetch {
  readonly fetch: FilingFetch;
  /** Why it could not be started. */
  readonly refused: string | null;
  readonly isOffline: boolean;
  readonly start: () => void;
}

/** Starts when the page opens, in the browser: a robot that only reads pages starts nothing. */
export function useFilingFetch(initial: FilingFetch, refusedBefore: string | null): WatchedFetch {
  const { symbol } = initial;
  const [known, setKnown] = useState(initial);
  const [refused, setRefused] = useState(refusedBefore);
  const { revalidate, state: reloading } = useRevalidator();

  const start = useCallback(() => {
    setRefused(null);
    void browserApi
      .call('POST /company/{symbol}/fetch', { params: { symbol }, body: {} })
      .then(setKnown, (cause) => setRefused(failureMessage('starting a fetch', cause)));
  }, [symbol]);

  // What comes with the product is loaded anyway: asking moves it to the front.
  const isWanted = ['available', 'loading'].includes(initial.state) && refusedBefore === null;
  useEffect(() => {
    if (isWanted) start();
  }, [isWanted, start]);

  const news = useQuery(
    isUnderWay(known.state)
      ? {
          label: 'filings',
          call: 'GET /company/{symbol}/fetch',
          input: { params: { symbol } },
          initial: known,
          refreshMs: lookEveryMs,
          failures: 'hidden',
        }
      : null,
  );
  const latest = news.state === 'ready' ? news.value : known;
  useEffect(() => {
    if (!isUnderWay(latest.state)) setKnown(latest);
  }, [latest]);

  // Again after a second: a copy of the database may be behind.
  const isReady = known.state === 'ready';
  useEffect(() => {
    if (!isReady || reloading !== 'idle') return;
    const timer = setTimeout(() => void revalidate(), initial.state === 'ready' ? lookEveryMs : 0);
    return () => clearTimeout(timer);
  }, [isReady, reloading, revalidate, initial.state]);

  return { fetch: latest, refused, isOffline: news.failure !== null, start };
}
