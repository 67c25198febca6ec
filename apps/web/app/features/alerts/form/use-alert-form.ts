import type { PriceAlert } from '@tenfold/contract/alerts';
import { isApiError } from '@tenfold/contract/errors/api-error';
import type { ForecastId } from '@tenfold/contract/ids';
import { type presetPercents, presetTarget } from '@tenfold/domain/alerts';
import { useEffect, useRef, useState } from 'react';
import { toFormError } from '../../../forms/form-error.ts';
import { logFailure } from '../../../platform/api/log-failure.ts';
import { type NewTarget, setAlert } from '../changes/alert-calls.ts';
import type { AlertChanges } from '../changes/use-alert-changes.ts';
import { type ReadTarget, readMargin, readTarget } from './typed-target.ts';

export type AlertMode = (typeof presetPercents)[number] | 'custom' | 'model';

export interface AlertForm {
  /** Null until one is chosen; choosing one clears the others. */
  readonly mode: AlertMode | null;
  readonly text: string;
  readonly target: ReadTarget;
  /** The margin as it is typed, in percent. */
  readonly margin: string;
  /** Null: the first of the saved ones. */
  readonly forecastId: ForecastId | null;
  /** Under the field. */
  readonly error: string | null;
  /** What is about no field. */
  readonly failure: string | null;
  /** The plan has no room for another one. */
  readonly isAtLimit: boolean;
  readonly busy: boolean;
  choose(mode: AlertMode): void;
  type(text: string): void;
  typeMargin(text: string): void;
  chooseForecast(id: ForecastId): void;
  submit(field: HTMLElement | null, forecastId?: ForecastId): void;
}

interface Empty {
  readonly mode: AlertMode | null;
  readonly text: string;
  /** The price when it was typed: a percentage is of this one. */
  readonly typedAt: { readonly symbol: string; readonly price: number | null } | null;
  readonly error: string | null;
  readonly failure: string | null;
  readonly isAtLimit: boolean;
}

const empty: Empty = {
  mode: null,
  text: '',
  typedAt: null,
  error: null,
  failure: null,
  isAtLimit: false,
};
const firstMargin = '20';

/** What is typed stays until it is set, whatever the server or the network answers. */
export function useAlertForm(
  symbol: string,
  currency: string,
  price: number | null,
  changes: Pick<AlertChanges, 'busy' | 'run'>,
  onSet: (alert: PriceAlert) => void,
): AlertForm {
  const [state, setState] = useState(empty);
  const [margin, setMargin] = useState(firstMargin);
  const [forecastId, setForecastId] = useState<ForecastId | null>(null);
  const invalid = useRef<HTMLElement | null>(null);
  const change = (part: Partial<Empty>) =>
    setState((before) => ({ ...before, error: null, failure: null, isAtLimit: false, ...part }));

  useEffect(() => {
    if (state.error !== null) invalid.current?.focus();
  }, [state.error]);

  const send = async (target: NewTarget) => {
    try {
      const set = await changes.run('new', () => setAlert(symbol, target));
      if (set === undefined) return;
      setState(empty);
      onSet(set);
    } catch (cause) {
      if (!isApiError(cause)) logFailure('a price alert', cause);
      const { message, fields } = toFormError(cause);
      const [error = null] = Object.values(fields);
      // A new alert conflicts with nothing else.
      const isAtLimit = isApiError(cause) && cause.code === 'conflict';
      change(error === null ? { failure: message, isAtLimit } : { error });
    }
  };

  const { typedAt } = state;
  const priceThen = typedAt?.symbol === symbol ? typedAt.price : null;
  const target = readTarget(state.text, priceThen ?? price, currency);
  const sentTarget = (chosen: ForecastId | undefined): NewTarget | { readonly error: string } => {
    if (state.mode === 'model' && chosen !== undefined) {
      const read = readMargin(margin);
      return read.ok ? { forecastId: chosen, margin: read.margin } : { error: read.message };
    }
    return target.ok ? { price: target.target } : { error: target.message };
  };

  return {
    ...state,
    target,
    margin,
    forecastId,
    busy: changes.busy === 'new',
    choose(mode) {
      if (mode === state.mode && mode !== 'custom') return change({ mode: null, text: '' });
      const preset = typeof mode === 'number' && price !== null ? presetTarget(price, mode) : null;
      change({ mode, text: preset?.toFixed(2) ?? '' });
    },
    type: (text) => change({ text, mode: 'custom', typedAt: { symbol, price } }),
    typeMargin(text) {
      setMargin(text);
      change({});
    },
    chooseForecast(id) {
      setForecastId(id);
      change({});
    },
    submit(field, chosen) {
      invalid.current = field;
      const sent = sentTarget(chosen);
      if ('error' in sent) change({ error: sent.error });
      else void send(sent);
    },
  };
}
