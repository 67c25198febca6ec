import { csvText } from '../../../platform/storage/csv.ts';
import { partName, partWords } from './part-words.ts';
import type { ShownWalk } from './walk-end.ts';

/** Writes what the table has: amounts in cents add up from the first value to the last. */
export function walkCsv({ walk, from, to, currency }: ShownWalk): string {
  return csvText([
    ['Part', 'What changed', `${currency} per share`, 'If first', 'If last'],
    [from.label, from.note, inCents(walk.from), null, null],
    ...walk.parts.map((part) => [
      partName(part),
      partWords(part, [from.day, to.day]),
      part.cents / 100,
      part.first,
      part.last,
    ]),
    [to.label, to.note, inCents(walk.to), null, null],
  ]);
}

function inCents(value: number): number {
  return Math.round(value * 100) / 100;
}
