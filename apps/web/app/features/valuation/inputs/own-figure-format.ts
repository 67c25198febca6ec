import {
  boundOfOwnFigure,
  highestOwnFigure,
  type OwnFigureKey,
  ownFigureUnits,
  placesOfUnit,
} from '@tenfold/domain/forecast';
import { plainNumber, problemOfNumber, readNumber, shifted } from '@tenfold/domain/typed-numbers';

export type ParsedOwnFigure =
  | { readonly ok: true; readonly value: number }
  | { readonly ok: false; readonly message: string };

/** In the units of the table: `1,234.5`, `(1,234.5)` and `-1,234.5` in millions. */
export function parseOwnFigure(key: OwnFigureKey, text: string): ParsedOwnFigure {
  const read = readNumber(text);
  if (read === null) return { ok: false, message: 'Enter a number, for example 1,234.5.' };
  const unit = ownFigureUnits[key];
  const problem = problemOfNumber(read, { unit: fieldUnits[unit], signed: true });
  if (problem !== null) return { ok: false, message: problem };
  const typed = read.value;
  if (Math.abs(typed) > highestOwnFigure) return { ok: false, message: 'This number is too large.' };
  const bound = boundOfOwnFigure(key);
  if (typed <= 0 && bound === 'aboveZero') return { ok: false, message: 'Enter a number above zero.' };
  if (typed < 0 && bound !== 'any') return { ok: false, message: 'Enter zero or more.' };
  return { ok: true, value: shifted(typed, placesOfUnit[unit]) };
}

export function formatOwnFigure(key: OwnFigureKey, value: number | null): string {
  return value === null ? '' : plainNumber(shifted(value, -placesOfUnit[ownFigureUnits[key]]));
}

const fieldUnits = { millions: 'price', shares: 'plain', percent: 'percent', ratio: 'plain' } as const;
