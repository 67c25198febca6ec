import { presetTarget } from '@tenfold/domain/alerts';
import {
  invalidNumber,
  problemOfNumber,
  readNumber,
  shifted,
  type TypedNumber,
} from '@tenfold/domain/typed-numbers';

const highest = 1e9;
const maxDecimals = 3;

export type ReadTarget =
  | { readonly ok: true; readonly target: number }
  | { readonly ok: false; readonly message: string };

/**
 * A price, or a percentage of the price now with its sign: `-20 %` is 20 % below it.
 * @param price of the moment it was typed, so that what is shown is what is set
 */
export function readTarget(text: string, price: number | null, currency: string): ReadTarget {
  const read = readNumber(text);
  if (read === null || (read.isDollar && currency !== 'USD')) return refused(invalidNumber);
  if (read.isPercent) return readPercent(read, price);
  if (read.sign !== null) return refused(askForPercent(read));
  if (read.value === 0) return refused(invalidNumber);
  const problem = problemOfNumber(read, { unit: 'price', maxDecimals });
  if (problem !== null) return refused(problem);
  return upToHighest(read.value);
}

/** Null for what sets nothing. */
export function targetOf(read: ReadTarget): number | null {
  return read.ok ? read.target : null;
}

function readPercent({ value, sign }: TypedNumber, price: number | null): ReadTarget {
  if (sign === null) return refused('Type + or - before the percentage: -20 % is 20 % below the price.');
  if (price === null) return refused('The price isn’t known here. Type a price, not a percentage.');
  const target = value <= -100 ? null : presetTarget(price, value);
  return target === null ? refused('That comes to less than one cent.') : upToHighest(target);
}

/** Beside buttons named −10% and −5%, a number with a sign is meant as a percentage: nobody means −$20. */
function askForPercent({ value, sign }: TypedNumber): string {
  const size = Math.abs(value);
  return sign === '-' ? `For ${size} % below, type -${size} %` : `For ${size} % above, type +${size} %`;
}

function upToHighest(target: number): ReadTarget {
  return target > highest ? refused('Enter a price up to 1,000,000,000.') : { ok: true, target };
}

function refused(message: string): ReadTarget {
  return { ok: false, message };
}

const lowestPercent = -1_000;
const highestPercent = 99;
const marginDecimals = 2;

export type ReadMargin =
  | { readonly ok: true; readonly margin: number }
  | { readonly ok: false; readonly message: string };

/** A fraction of the value. */
export function readMargin(text: string): ReadMargin {
  const read = readNumber(text);
  if (read === null) return { ok: false, message: invalidMargin };
  const problem = problemOfNumber(read, { unit: 'percent', signed: true, maxDecimals: marginDecimals });
  if (problem !== null) return { ok: false, message: problem };
  const isIn = read.value >= lowestPercent && read.value <= highestPercent;
  return isIn ? { ok: true, margin: shifted(read.value, -2) } : { ok: false, message: invalidMargin };
}

const invalidMargin = 'Enter a margin from -1,000% to 99%';
