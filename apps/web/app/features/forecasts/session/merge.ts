import type { CellInput } from '@tenfold/domain/custom-forecast';
import { type Content, cellsByKey } from './content.ts';

/** A cell (`2026 margin`) or a rate that was changed here and elsewhere, to different values. */
export interface Conflict {
  readonly key: string;
  /** null: cleared. */
  readonly own: CellInput | null;
  readonly theirs: CellInput | null;
}

export interface Merged {
  /** With mine wherever both changed the same. */
  readonly content: Content;
  readonly conflicts: readonly Conflict[];
}

export const rateKeys = ['requiredReturn', 'terminalGrowth'] as const;
export type ContentRate = (typeof rateKeys)[number];

/**
 * What two people, tabs or devices made of one forecast. A cell that only one of them changed keeps that change.
 *
 * @param before what both began with
 */
export function merge(before: Content, own: Content, theirs: Content): Merged {
  const conflicts: Conflict[] = [];
  const three = (key: string, was: CellChoice, here: CellChoice, there: CellChoice): CellChoice => {
    if (here === there || there === was) return here;
    if (here === was) return there;
    conflicts.push({ key, own: here, theirs: there });
    return here;
  };
  const old = cellsByKey(before);
  const here = cellsByKey(own);
  const there = cellsByKey(theirs);
  const keys = [...new Set([...here.keys(), ...there.keys(), ...old.keys()])];
  const cells = keys.map((key) => {
    const input = three(key, old.get(key) ?? null, here.get(key) ?? null, there.get(key) ?? null);
    return [key, input] as const;
  });
  const rates = rateKeys.map((key) => [key, three(key, before[key], own[key], theirs[key])] as const);
  const content: Content = {
    ...changedBeside(before, own, theirs),
    ...(Object.fromEntries(rates) as Pick<Content, ContentRate>),
    values: valuesOf(cells),
  };
  return { content, conflicts };
}

/** The merged content with theirs in the cells and rates that are named. */
export function withTheirs({ content, conflicts }: Merged, taken: ReadonlySet<string>): Content {
  const chosen = conflicts.filter(({ key }) => taken.has(key));
  const rates = chosen.flatMap(({ key, theirs }) =>
    rateKeys.some((rate) => rate === key) && typeof theirs === 'number' ? [[key, theirs] as const] : [],
  );
  const cells = new Map<string, CellChoice>(cellsByKey(content));
  for (const { key, theirs } of chosen) if (key.includes(' ')) cells.set(key, theirs);
  return { ...content, ...Object.fromEntries(rates), values: valuesOf([...cells]) };
}

type CellChoice = CellInput | null;

/** Columns in no order that counts: they are read by their keys. */
function valuesOf(cells: readonly (readonly [string, CellChoice])[]): Content['values'] {
  const values: Record<string, Record<string, CellInput>> = {};
  for (const [key, input] of cells) {
    if (input === null) continue;
    const [column = '', row = ''] = key.split(' ');
    values[column] = { ...values[column], [row]: input };
  }
  return values;
}

/** The rest is no part of the question: what was changed here, else what is there. */
function changedBeside(before: Content, own: Content, theirs: Content): Content {
  const changed = Object.entries(own).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(before[key as keyof Content]),
  );
  return { ...theirs, ...Object.fromEntries(changed) };
}
