import type { SessionStore } from '../session/session.ts';
import { isTried } from '../session/session-state.ts';
import { forgetTrial, storeTrial } from '../session/trial.ts';

/** Keeps what a visitor typed until they have an account. @returns how to stop */
export function storeTrials(symbol: string, store: SessionStore): () => void {
  return store.subscribe(({ open }, { open: before }) => {
    if (open === before) return;
    if (open !== null && isTried(open)) {
      storeTrial(symbol, { content: open.content, start: open.saved }, Date.now());
    } else if (isTried(before)) forgetTrial(symbol);
  });
}
