import type { ForecastId } from '@tenfold/contract/ids';
import { columnKeysAfter } from '@tenfold/domain/custom-forecast';
import type { OwnForecast } from '../../../page-forecast/own-forecast.ts';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { logFailure } from '../../../platform/api/log-failure.ts';
import { readerOfThisBrowser } from '../../../platform/queries/reader.ts';
import { rowName } from '../cells/cell-names.ts';
import { type CursorStore, createCursor } from '../cells/cursor.ts';
import { Autosave } from '../session/autosave.ts';
import { customOf, differing, hasFormula } from '../session/content.ts';
import { createSession, type EditingSession, shownContent } from '../session/session.ts';
import type { SessionState } from '../session/session-state.ts';
import { takeTrial } from '../session/trial.ts';
import { unsavedEdits } from '../session/unsaved-edits.ts';
import { openFromAddress } from './open-from-address.ts';
import { followPredicted } from './predicted.ts';
import { lastChosen, rememberChosen } from './remember-chosen.ts';
import { openWithUnsaved, reopenLastUnsaved } from './reopen-unsaved.ts';
import { storeTrials } from './store-trials.ts';

/** The person's forecasts of the company on the page: typed here, sent by itself. */
export interface Own {
  readonly symbol: string;
  readonly signedIn: boolean;
  readonly lastYear: number;
  readonly session: EditingSession;
  readonly cursor: CursorStore;
  readonly saving: Autosave;
  /** Gives it a name, under which it is kept from then on. @throws what the server refuses */
  create(name: string): Promise<void>;
  /** Opens one as it was left; null: none, the averages or analysts again. */
  choose: OwnForecast['choose'];
  leave(): void;
}

export interface OwnForecastOnPage extends OwnForecast {
  /** null until it is loaded: nothing of it is in the first load. */
  readonly own: Own | null;
  /** Loads it when somebody begins to type. */
  readonly load: () => Promise<Own>;
}

/** @param show for the cards of the page: what there is now, and whenever it changes */
export function openOwn(
  symbol: string,
  lastYear: number,
  signedIn: boolean,
  show: (shown: OwnForecast & { own: Own }) => void,
): Own {
  const session = createSession(lastYear);
  const { store } = session;
  const reader = readerOfThisBrowser.current();
  const unsaved = unsavedEdits(reader, symbol);
  const saving = new Autosave(
    store,
    ({ id, revision, content, startsVersion }) =>
      browserApi.call('POST /company/{symbol}/forecast/{forecastId}/save', {
        params: { symbol, forecastId: id },
        body: { revision, ...content, startsVersion },
      }),
    unsaved,
  );
  if (signedIn) {
    browserApi
      .call('GET /company/{symbol}/forecast', { params: { symbol } })
      .then(({ forecasts }) => {
        session.know(forecasts);
        reopenLastUnsaved(session, unsaved.list());
        openFromAddress(own, new URLSearchParams(window.location.search));
        openLast(own, chosen);
        const trial = takeTrial(symbol, Date.now());
        // An edit that waits to be sent comes first: it was typed with an account.
        if (trial !== null && !hasUnsent(store.getState())) session.resume(trial);
      })
      .catch((cause) => logFailure('saved forecasts', cause));
  }

  const own: Own = {
    symbol,
    signedIn,
    lastYear,
    session,
    cursor: createCursor(),
    saving,
    async create(name) {
      const { open } = store.getState();
      if (open === null) return;
      const created = await browserApi.call('POST /company/{symbol}/forecast/create', {
        params: { symbol },
        body: { name, ...open.content },
      });
      session.created(created, open.content);
    },
    choose(id) {
      saving.saveNow();
      session.choose(id);
      const edit = unsaved.list().find((each) => each.id === id);
      if (edit !== undefined) openWithUnsaved(session, edit);
    },
    leave() {
      saving.saveNow();
      stopShowing();
      stopFollowing();
      stopRemembering();
      saving.stop();
    },
  };
  const publish = (state: SessionState) => show({ ...ownOf(state, own), own });
  const chosen = lastChosen(reader, symbol);
  const stopRemembering = signedIn ? rememberChosen(reader, symbol, store) : () => {};
  const stopShowing = store.subscribe(publish);
  const stopFollowing = signedIn ? followPredicted(symbol, store) : storeTrials(symbol, store);
  publish(store.getState());
  return own;
}

function ownOf(state: SessionState, { session, choose, lastYear, signedIn }: Own): OwnForecast {
  const content = shownContent(state, lastYear);
  return {
    shown: content && customOf(content),
    name: state.open?.savedAs?.name ?? null,
    choices: content,
    changed: state.open === null ? none : differing(state.open.content, state.open.saved),
    saved: state.saved.map(({ id, name, updatedAt }) => ({ id, label: `${name} - ${dayOf(updatedAt)}` })),
    isKnown: state.isKnown || !signedIn,
    savedId: state.open?.savedAs?.id ?? null,
    hasUnnamed: state.unnamed !== null,
    hasFormulas: state.typesFormulas || (content !== null && hasFormula(content)),
    revision: state.open?.savedAs?.revision ?? null,
    explained: state.explained,
    predicted: state.predicted,
    choose,
    setChoices: session.setChoices,
    explain: session.explain,
    fill: (row, input) =>
      session.edit(
        `${rowName(row)}, all columns`,
        columnKeysAfter(lastYear).map((column) => ({ column, row, input })),
      ),
  };
}

const none: ReadonlySet<string> = new Set();

/** The one that was open last, where nothing else is by now. */
function openLast({ session, choose }: Own, id: ForecastId | null): void {
  const { open, saved } = session.store.getState();
  if (open === null && saved.some((each) => each.id === id)) choose(id);
}

function hasUnsent({ open }: SessionState): boolean {
  return open !== null && differing(open.content, open.saved).size > 0;
}

function dayOf(updatedAt: string): string {
  return new Date(updatedAt).toLocaleDateString('en-US', { month: 'short', day: 'numeric', year: 'numeric' });
}
