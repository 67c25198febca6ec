import type { ForecastId } from '@tenfold/contract/ids';
import type { SessionStore } from '../session/session.ts';
import type { SessionState } from '../session/session-state.ts';

/** The forecast that a company had open last in this browser; none of another account is ever read. */
export function lastChosen(reader: string, symbol: string): ForecastId | null {
  try {
    const id = Number(localStorage.getItem(nameOf(reader, symbol)));
    return Number.isInteger(id) && id > 0 ? (id as ForecastId) : null;
  } catch {
    return null;
  }
}

/** The company opens with what is open now, the next time. @returns how to stop */
export function rememberChosen(reader: string, symbol: string, store: SessionStore): () => void {
  return store.subscribe((now, before) => {
    const id = idOf(now);
    if (id === idOf(before)) return;
    try {
      if (id === null) localStorage.removeItem(nameOf(reader, symbol));
      else localStorage.setItem(nameOf(reader, symbol), `${id}`);
    } catch {
      // Without storage it is open as long as the page.
    }
  });
}

function idOf({ open }: SessionState): ForecastId | null {
  return open?.savedAs?.id ?? null;
}

function nameOf(reader: string, symbol: string): string {
  return `forecast-chosen:${reader}:${symbol}`;
}
