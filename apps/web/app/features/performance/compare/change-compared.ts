import type { StoreApi } from 'zustand';
import { type ChartStore, toggled } from '../choices/chart-store.ts';
import { comparedRows } from './compared-rows.ts';
import { type LeftOut, removedSymbols } from './left-out.ts';

type Store = StoreApi<ChartStore>;

/** @param compared those on this page */
export function toggleCompany(store: Store, symbol: string, compared: readonly string[]): void {
  store.setState(({ compare, leftOut, ...rows }) => ({
    compare: toggled(compare, symbol),
    leftOut: leftOut.filter((one) => one.why === 'failed' && one.symbol !== symbol),
    ...comparedRows(rows, compared.length, toggled(compared, symbol).length),
  }));
}

export function leaveOut(store: Store, companies: readonly LeftOut[]): void {
  const removed = removedSymbols(companies);
  store.setState(({ compare, leftOut, ...rows }) => {
    const left = compare.filter((symbol) => !removed.includes(symbol));
    const before = leftOut.filter((one) => !companies.some(({ symbol }) => symbol === one.symbol));
    return {
      compare: left,
      leftOut: [...before, ...companies],
      ...comparedRows(rows, compare.length, left.length),
    };
  });
}

export function loadAgain(store: Store, symbol: string): void {
  store.setState(({ leftOut }) => ({ leftOut: leftOut.filter((one) => one.symbol !== symbol) }));
}
