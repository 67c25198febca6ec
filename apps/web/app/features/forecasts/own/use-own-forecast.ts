import { useEffect, useMemo, useState } from 'react';
import { noOwnForecast, type OwnForecast } from '../../../page-forecast/own-forecast.ts';
import { logFailure } from '../../../platform/api/log-failure.ts';
import { readerIsThere } from '../../../platform/screens/hydrate-later.tsx';
import type { Own, OwnForecastOnPage } from './own.ts';

type ShownForecast = OwnForecast & { readonly own: Own | null };
type EditingParts = Pick<typeof import('./editing.ts'), 'TableEditor' | 'Dialogs'>;

/** @param signedIn loads the saved ones as soon as the reader is there; visitors have none */
export function useOwnForecast(
  symbol: string,
  lastYear: number | null,
  signedIn: boolean,
): OwnForecastOnPage & { readonly parts: EditingParts | null } {
  const [shown, show] = useState<ShownForecast>({ ...noOwnForecast, isKnown: !signedIn, own: null });
  const [parts, setParts] = useState<EditingParts | null>(null);
  const load = useMemo(() => {
    let loading: Promise<Own> | undefined;
    return () =>
      (loading ??= import('./editing.ts').then((editing) => {
        setParts(editing);
        return editing.openOwn(symbol, lastYear ?? 0, signedIn, show);
      }));
  }, [symbol, lastYear, signedIn]);
  useEffect(() => {
    if (signedIn) readerIsThere.then(load).catch((cause) => logFailure('own forecasts', cause));
  }, [signedIn, load]);
  const { own } = shown;
  useEffect(() => own?.leave, [own]);
  // The same until it changes: the cards of the page compare it.
  return useMemo(() => ({ ...shown, load, parts }), [shown, load, parts]);
}
