import { createContext, type ReactNode, startTransition, use, useEffect, useState } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { useHydrated } from '../../../platform/screens/use-hydrated.ts';
import type { Quote } from './quote.ts';
import { useQuote } from './use-quote.ts';

type QuoteStore = StoreApi<Quote>;

/** What shows the quote follows this store, and nothing else renders when it changes. */
export const QuoteContext = createContext<QuoteStore | null>(null);

interface Props {
  symbol: string;
  initial: Quote;
  children: ReactNode;
}

/** Asks for the quote again and again, for all in it. */
export function LiveQuote({ symbol, initial, children }: Props) {
  const [store] = useState(() => createStore(() => initial));
  return (
    <QuoteContext value={store}>
      <Poll symbol={symbol} initial={initial} store={store} />
      {children}
    </QuoteContext>
  );
}

function Poll({ symbol, initial, store }: Omit<Props, 'children'> & { store: QuoteStore }): null {
  const quote = useQuote(symbol, initial);
  useEffect(() => store.setState(quote, true), [quote, store]);
  return null;
}

/** @param read the same function each time */
export function useLiveQuote<Value>(read: (quote: Quote) => Value): Value {
  const store = useStore();
  const isHydrated = useHydrated();
  const [value, setValue] = useState(() => read(store.getState()));
  useEffect(() => {
    // Urgent, it would make React hydrate every part that waits for its script in one go.
    const update = () => startTransition(() => setValue(() => read(store.getState())));
    update();
    return store.subscribe(update);
  }, [store, read]);
  return isHydrated ? value : read(store.getInitialState());
}

export function useLivePrice(): number | null {
  return useLiveQuote(priceOf);
}

/** For an event: what the price is by then. */
export function usePriceNow(): () => number | null {
  const store = useStore();
  return () => store.getState().price;
}

function useStore(): QuoteStore {
  const store = use(QuoteContext);
  if (store === null) throw new Error('There is no live quote around this part of the page');
  return store;
}

function priceOf({ price }: Quote): number | null {
  return price;
}
