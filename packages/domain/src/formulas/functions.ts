import { compoundGrowth } from '../growth/index.ts';
import type { FormulaFailureReason } from './failure.ts';

/** What a function gives, or why it gives nothing. */
export type FunctionResult =
  | { readonly ok: true; readonly value: number }
  | { readonly ok: false; readonly why: FormulaFailureReason };

/** The cells of an argument; null where a filed column has no figure. */
export type Values = readonly (number | null)[];

export const averageOf = (values: Values): FunctionResult => overFilled(values, mean);
export const medianOf = (values: Values): FunctionResult => overFilled(values, median);
export const minOf = (values: Values): FunctionResult => overFilled(values, (filled) => Math.min(...filled));
export const maxOf = (values: Values): FunctionResult => overFilled(values, (filled) => Math.max(...filled));

/** A sum with a missing part would pass for the whole. */
export function sumOf(values: Values): FunctionResult {
  return values.includes(null) ? no('part_missing') : overFilled(values, total);
}

/** Years without a figure don't count, as in spreadsheets. */
function overFilled(values: Values, compute: (filled: readonly number[]) => number): FunctionResult {
  const filled = values.filter((value) => value !== null);
  return filled.length === 0 ? no('part_missing') : finite(compute(filled));
}

/** The compound yearly rate from the first of these columns to the last. */
export function growthOver(values: Values): FunctionResult {
  const start = values[0] ?? null;
  const end = values.at(-1) ?? null;
  return start === null || end === null ? no('part_missing') : growthIn(start, end, values.length - 1);
}

export function growthIn(start: number, end: number, years: number): FunctionResult {
  if (!(years >= 1)) return no('wrong_arguments');
  const growth = compoundGrowth(start, end, years);
  return growth.ok ? finite(growth.rate) : no('start_or_end_not_positive');
}

export function powerOf(base: number, exponent: number): FunctionResult {
  if (base === 0 && exponent < 0) return no('divided_by_zero');
  return base === 0 && exponent === 0 ? no('not_a_number') : finite(base ** exponent);
}

const maxDigits = 15;

/**
 * A number to so many decimals, halves away from zero, as spreadsheets round: by its decimal digits.
 *
 * @example roundTo(1.005, 2) is 1.01, and roundTo(-2.5, 0) is -3
 */
export function roundTo(value: number, digits: number): FunctionResult {
  const places = Math.trunc(digits);
  if (Math.abs(places) > maxDigits) return no('wrong_arguments');
  const size = shifted(Math.round(shifted(Math.abs(value), places)), -places);
  return finite(value < 0 && size !== 0 ? -size : size);
}

/** Times a power of ten, without the error of a multiplication. */
function shifted(value: number, by: number): number {
  const [digits, exponent = '0'] = String(value).split('e');
  return Number(`${digits}e${Number(exponent) + by}`);
}

export function finite(value: number): FunctionResult {
  return Number.isFinite(value) ? { ok: true, value } : no('not_a_number');
}

function no(why: FormulaFailureReason): FunctionResult {
  return { ok: false, why };
}

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

function mean(values: readonly number[]): number {
  return total(values) / values.length;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  return mean(sorted.slice((sorted.length - 1) >> 1, (sorted.length >> 1) + 1));
}
