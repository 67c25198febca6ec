import { createStore } from 'zustand/vanilla';
import { logFailure } from '../platform/api/log-failure.ts';
import { type FormError, isFormError, toFormError } from './form-error.ts';

export interface SendingState {
  readonly busy: boolean;
  readonly done: boolean;
  readonly refusal: FormError | null;
  readonly failures: number;
}

/** What becomes of what a reader sends: one at a time, and a failure is kept until it is sent again or changed. */
export type Sending = ReturnType<typeof openSending>;

/** @param what for the log: `renaming a list` */
export function openSending(what: string) {
  const store = createStore<SendingState>(() => ({ busy: false, done: false, refusal: null, failures: 0 }));
  const { getState, setState } = store;
  return {
    store,
    async send(call: () => Promise<unknown>): Promise<void> {
      if (getState().busy) return;
      setState({ busy: true, done: false, refusal: null });
      try {
        await call();
        setState({ busy: false, done: true });
      } catch (cause) {
        if (!isFormError(cause)) logFailure(what, cause);
        setState({ busy: false, refusal: toFormError(cause), failures: getState().failures + 1 });
      }
    },
    change: (refusal: FormError | null = null) => setState({ done: false, refusal }),
  };
}

/** In one line: of the first field refused, or of the whole. */
export function errorOf(refusal: FormError | null): string | null {
  return refusal === null ? null : (Object.values(refusal.fields)[0] ?? refusal.message);
}
