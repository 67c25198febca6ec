import { createContext, type ReactNode, startTransition, use, useEffect, useState } from 'react';
import { useHydrated } from '../../../platform/screens/use-hydrated.ts';
import type { Quote } from './quote.ts';
import { useQuote } from './use-quote.ts';

/** The quote of a page: what shows it follows it, and nothing else renders when it changes. */
class QuoteStore {
  /** As the server has rendered it. */
  readonly first: Quote;
  current: Quote;
  private readonly followers = new Set<() => void>();

  constructor(first: Quote) {
    this.first = first;
    this.current = first;
  }

  set(quote: Quote): void {
    if (quote === this.current) return;
    this.current = quote;
    for (const follow of this.followers) follow();
  }

  /** @returns how to stop */
  follow(changed: () => void): () => void {
    this.followers.add(changed);
    return () => this.followers.delete(changed);
  }
}

const QuoteContext = createContext<QuoteStore | null>(null);

interface Props {
  symbol: string;
  initial: Quote;
  children: ReactNode;
}

/** Asks for the quote again and again, for all in it. */
export function LiveQuote({ symbol, initial, children }: Props) {
  const [store] = useState(() => new QuoteStore(initial));
  return (
    <QuoteContext value={store}>
      <Poll symbol={symbol} initial={initial} store={store} />
      {children}
    </QuoteContext>
  );
}

function Poll({ symbol, initial, store }: Omit<Props, 'children'> & { store: QuoteStore }): null {
  const quote = useQuote(symbol, initial);
  useEffect(() => store.set(quote), [quote, store]);
  return null;
}

/** @param read the same function each time */
export function useLiveQuote<Value>(read: (quote: Quote) => Value): Value {
  const store = useStore();
  const isHydrated = useHydrated();
  const [value, setValue] = useState(() => read(store.current));
  useEffect(() => {
    // Urgent, it would make React hydrate every part that waits for its script in one go.
    const update = () => startTransition(() => setValue(() => read(store.current)));
    update();
    return store.follow(update);
  }, [store, read]);
  return isHydrated ? value : read(store.first);
}

export function useLivePrice(): number | null {
  return useLiveQuote(priceOf);
}

/** For an event: what the price is by then. */
export function usePriceNow(): () => number | null {
  const store = useStore();
  return () => store.current.price;
}

function useStore(): QuoteStore {
  const store = use(QuoteContext);
  if (store === null) throw new Error('There is no live quote around this part of the page');
  return store;
}

function priceOf({ price }: Quote): number | null {
  return price;
}
