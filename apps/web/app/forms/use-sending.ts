import { useState } from 'react';
import { useStore } from 'zustand';
import { errorOf, openSending, type Sending, type SendingState } from './sending.ts';

interface UsedSending extends SendingState, Pick<Sending, 'send' | 'change'> {
  readonly error: string | null;
}

/** For a button or a form whose fields are held by its component. */
export function useSending(what: string): UsedSending {
  const [{ store, send, change }] = useState(() => openSending(what));
  const state = useStore(store);
  return { ...state, error: errorOf(state.refusal), send, change };
}
