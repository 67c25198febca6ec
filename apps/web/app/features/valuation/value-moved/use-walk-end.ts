import type { ForecastOnDay, ForecastVersion, SealedVersion } from '@tenfold/contract/forecasts';
import type { ForecastId } from '@tenfold/contract/ids';
import type { IsoDate } from '@tenfold/domain/facts';
import type { NoMethodValue } from '@tenfold/domain/valuation';
import { savedState, type ValueState } from '@tenfold/domain/value-state';
import { formatDay } from '../../../figures/format-day.ts';
import { filingLabel, savedLabel } from '../../../page-forecast/version-labels.ts';
import { type StateInput, stateOfModel } from '../model/state-of-model.ts';
import type { WalkEnd } from '../walk/walk-end.ts';
import type { EndChoice } from './end-choice.ts';
import { useSteadyQuery } from './use-steady-query.ts';

/** A state to walk from or to, and what it is called; a refusal where it has no value to begin with. */
export interface WalkState extends WalkEnd {
  readonly state: ValueState | NoMethodValue;
}

interface WalkedForecast {
  readonly symbol: string;
  readonly forecastId: ForecastId;
  readonly revision: number | null;
  /** The day of the price. */
  readonly until: IsoDate | null;
}

/** What an end rests on, from the server; nothing for the page itself. */
export function useWalkEnd({ symbol, forecastId, revision, until }: WalkedForecast, choice: EndChoice) {
  // The newest version changes with each save of its hour.
  const label = `end of a walk at revision ${revision}`;
  const version = useSteadyQuery(
    choice.kind === 'version'
      ? {
          label,
          call: 'GET /company/{symbol}/forecast/{forecastId}/versions/{number}',
          input: { params: { symbol, forecastId, number: choice.number } },
          read: (sealed) => walkStateOf(sealed, until),
        }
      : null,
  );
  const onDay = useSteadyQuery(
    choice.kind === 'day'
      ? {
          label,
          call: 'GET /company/{symbol}/forecast/{forecastId}/on/{day}',
          input: { params: { symbol, forecastId, day: choice.day } },
          read: (forecast) => walkStateOn(forecast, until),
        }
      : null,
  );
  return choice.kind === 'day' ? onDay : version;
}

function walkStateOf(version: SealedVersion, until: IsoDate | null): WalkState {
  const day = dayOf(version.savedAt.slice(0, 10), until);
  return {
    label: savedLabel(version),
    note: filingNote(version),
    day,
    state: savedState({ ...version, typed: version.typed as SavedTyped, day }),
  };
}

function walkStateOn(forecast: ForecastOnDay, until: IsoDate | null): WalkState {
  const day = dayOf(forecast.day, until);
  return {
    label: formatDay(forecast.day),
    note: filingNote(forecast),
    day,
    // All of it is in the shares of today.
    state: savedState({ ...forecast, typed: forecast.typed as SavedTyped, day, splitFactor: 1 }),
  };
}

function filingNote(known: Pick<ForecastVersion, 'newestFiling'>): string {
  return known.newestFiling === null ? '' : `${filingLabel(known)} was the newest filing`;
}

type SavedTyped = Parameters<typeof savedState>[0]['typed'];

/** Takes the day the value is shown for: nothing is rolled forward past the day of the price. */
function dayOf(day: IsoDate, until: IsoDate | null): IsoDate | null {
  return until === null || until < day ? until : day;
}

export function walkStateNow(page: StateInput): WalkState {
  const state = stateOfModel(page);
  return {
    label: 'Now',
    note: 'As on this page',
    day: page.setting.day,
    state: state ?? (page.result.ok ? noHistory : page.result),
  };
}

const noHistory: NoMethodValue = { ok: false, method: 'fcfTenYears', why: 'no_history', detail: {} };
