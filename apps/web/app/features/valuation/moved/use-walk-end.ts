import type { ForecastVersion, SealedVersion } from '@tenfold/contract/forecasts';
import type { IsoDate } from '@tenfold/domain/facts';
import type { NoMethodValue } from '@tenfold/domain/valuation';
import { savedState, type ValueState } from '@tenfold/domain/value-state';
import { filingLabel, savedLabel } from '../../../forecast/version-labels.ts';
import type { Model } from '../model/model.ts';
import { stateOfModel } from '../model/state-of-model.ts';
import type { WalkEnd } from '../walk/walk-end.ts';
import { type EndChoice, versionOf } from './end-choice.ts';
import { useKeptQuery } from './use-kept-query.ts';

/** A state to walk from or to, and what it is called; a refusal where it has no value to begin with. */
export interface WalkState extends WalkEnd {
  readonly state: ValueState | NoMethodValue;
}

export type PageState = Pick<Model, 'symbol' | 'base' | 'result' | 'setting' | 'typed' | 'own'>;

export function useWalkEnd(model: PageState, forecastId: number, choice: EndChoice) {
  const number = versionOf(choice);
  return useKeptQuery(
    number === null
      ? null
      : {
          // The newest changes with each save of its hour.
          label: `version at revision ${model.own.revision}`,
          call: 'GET /company/{symbol}/forecast/{forecastId}/versions/{number}',
          input: { params: { symbol: model.symbol, forecastId, number } },
        },
  );
}

export function walkStateOf(version: SealedVersion, until: IsoDate | null): WalkState {
  const day = dayOf(version, until);
  const { form, filed } = version.newestFiling ?? {};
  return {
    label: savedLabel(version),
    note: form && filed ? `${filingLabel(version)} was the newest filing` : '',
    day,
    state: savedState({ ...version, typed: version.typed as SavedTyped, day }),
  };
}

type SavedTyped = Parameters<typeof savedState>[0]['typed'];

/** As the value is shown: nothing is rolled forward past the day of the price. */
export function dayOf({ savedAt }: Pick<ForecastVersion, 'savedAt'>, until: IsoDate | null): IsoDate | null {
  const savedOn = savedAt.slice(0, 10);
  return until === null || until < savedOn ? until : savedOn;
}

export function walkStateNow(model: PageState): WalkState {
  const state = stateOfModel(model);
  return {
    label: 'Now',
    note: 'As on this page',
    day: model.setting.day,
    state: state ?? (model.result.ok ? noHistory : model.result),
  };
}

const noHistory: NoMethodValue = { ok: false, method: 'fcfTenYears', why: 'no_history', detail: {} };
