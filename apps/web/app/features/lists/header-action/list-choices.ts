import type { ListId } from '@tenfold/contract/ids';
import { matchesPattern } from '../../../ui/controls/select-box.ts';

export interface ListChoice {
  readonly id: ListId;
  readonly name: string;
  /** Whether the company is on it. */
  readonly isAdded: boolean | null;
}

/** By list: whether the company should be on it, as the reader ticked it. */
export type Ticks = ReadonlyMap<number, boolean>;

export function isTicked({ id, isAdded }: ListChoice, ticks: Ticks): boolean {
  return ticks.get(id) ?? isAdded === true;
}

export function tick(ticks: Ticks, { id }: Pick<ListChoice, 'id'>, isOn: boolean): Ticks {
  return new Map(ticks).set(id, isOn);
}

export interface Changes<List> {
  readonly added: readonly List[];
  readonly removed: readonly List[];
}

/** What differs from the lists as they are now. */
export function changesOf<List extends ListChoice>(lists: readonly List[], ticks: Ticks): Changes<List> {
  const changed = lists.filter((list) => isTicked(list, ticks) !== (list.isAdded === true));
  return {
    added: changed.filter((list) => isTicked(list, ticks)),
    removed: changed.filter((list) => !isTicked(list, ticks)),
  };
}

export function findLists<List extends Pick<ListChoice, 'name'>>(
  lists: readonly List[],
  typed: string,
): readonly List[] {
  if (typed.trim() === '') return lists;
  return lists.filter(({ name }) => matchesPattern(typed, { value: name, label: name }));
}
