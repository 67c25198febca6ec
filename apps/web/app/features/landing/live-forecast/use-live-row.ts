import type { LiveRow } from '@tenfold/contract/landing';
import { useEffect, useRef, useState } from 'react';
import { carryEdit } from './carry-edit.ts';
import { billions, readBillions, stepped, withYear, worthOf } from './live-model.ts';

/** A cell with the text in it, and the row as it was before. */
interface LiveTyping {
  readonly at: number;
  readonly text: string;
  readonly before: readonly number[];
  readonly isTyped: boolean;
}

const restMs = 700;

/** The blue figures as somebody types them. Nothing is sent: what was typed stays on this device. */
export function useLiveRow(symbol: string, live: LiveRow, onValue: (value: number | null) => void) {
  const first = live.forecast.map(({ value }) => value);
  const [amounts, setAmounts] = useState<readonly number[]>(first);
  const [typing, setTyping] = useState<LiveTyping | null>(null);
  const [announced, announce] = useState('');
  const value = live.worth && worthOf(amounts, live.worth);
  const isChanged = amounts.some((amount, at) => amount !== first[at]);
  const touched = useRef(false);

  const take = (next: readonly number[]) => {
    touched.current = true;
    setAmounts(next);
  };
  const give = (at: number, amount: number) => take(withYear(amounts, at, amount));

  // biome-ignore lint/correctness/useExhaustiveDependencies: when typing rests
  useEffect(() => {
    if (!touched.current) return;
    onValue(value);
    const rest = setTimeout(() => {
      announce(value === null ? 'No value' : `Worth to you ${value.toFixed(2)} dollars`);
      carryEdit(symbol, live, amounts, Date.now());
    }, restMs);
    return () => clearTimeout(rest);
  }, [amounts]);

  return {
    amounts,
    value,
    announced,
    isChanged,
    isChangedAt: (at: number) => amounts[at] !== first[at],
    textAt: (at: number) => (typing?.at === at ? typing.text : billions(amounts[at] ?? 0)),
    isWrongAt: (at: number) => typing?.at === at && typing.isTyped && readBillions(typing.text) === null,
    enter: (at: number) =>
      setTyping({ at, text: billions(amounts[at] ?? 0), before: amounts, isTyped: false }),
    leave: () => {
      setTyping(null);
      if (touched.current) carryEdit(symbol, live, amounts, Date.now());
    },
    type(at: number, text: string) {
      setTyping((now) => ({ at, text, before: now?.before ?? amounts, isTyped: true }));
      const amount = readBillions(text);
      if (amount !== null) give(at, amount);
    },
    step(at: number, direction: 1 | -1) {
      const amount = stepped(amounts[at] ?? 0, direction);
      if (amount === null) return;
      setTyping((now) => ({ at, text: billions(amount), before: now?.before ?? amounts, isTyped: true }));
      give(at, amount);
    },
    /** What was typed now; with nothing typed, what the averages say. */
    giveBack(at: number) {
      const next = typing?.isTyped ? typing.before : withYear(amounts, at, first[at] ?? 0);
      setTyping({ at, text: billions(next[at] ?? 0), before: next, isTyped: false });
      take(next);
    },
    reset() {
      setTyping(null);
      take(first);
    },
  };
}

export type LiveRowState = ReturnType<typeof useLiveRow>;
