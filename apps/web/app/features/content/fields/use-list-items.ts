import { emptyValue } from '@tenfold/contract/content/empty-value';
import type { ListField } from '@tenfold/contract/content/fields';
import { useEffect, useRef } from 'react';
import { type ContentPath, sameContent, valueAt } from '../editing/content-path.ts';
import { useEditing, useEditingState, useShowMessage } from '../editing/editing-context.ts';
import { useItemKeys } from './use-item-keys.ts';

/** The items of a list and what can be done with them. */
export function useListItems(field: ListField, path: ContentPath) {
  const editing = useEditing();
  const showMessage = useShowMessage();
  const count = useEditingState(({ content }) => (valueAt(content, path) as readonly unknown[]).length);
  const { keys, arrange, insert, remove } = useItemKeys(count);
  // The list itself may have moved by the time something is undone.
  const here = useRef({ path, isThere: true });
  useEffect(() => {
    here.current = { path, isThere: true };
    return () => {
      here.current = { ...here.current, isThere: false };
    };
  });
  const itemsNow = () => editing.valueAt(here.current.path) as readonly unknown[];

  const put = (at: number, item: unknown) => {
    const items = itemsNow();
    const place = Math.min(at, items.length);
    editing.set(here.current.path, [...items.slice(0, place), item, ...items.slice(place)]);
    return insert(place);
  };

  return {
    keys,
    isFull: count >= field.max,
    add: () => put(count, emptyValue(field.item)),
    remove(key: string, name: string): void {
      const at = keys.indexOf(key);
      const items = itemsNow();
      const item = items[at];
      editing.set(
        path,
        items.filter((_, place) => place !== at),
      );
      remove(key);
      if (sameContent(item, emptyValue(field.item))) return;
      showMessage({
        text: `${name} removed.`,
        undo: async () => {
          if (here.current.isThere && itemsNow().length < field.max) put(at, item);
          else showMessage({ text: `${name} can’t come back: its list is gone or full.`, failed: true });
        },
      });
    },
    arrange(order: readonly string[]): void {
      const items = itemsNow();
      editing.set(
        path,
        order.map((key) => items[keys.indexOf(key)]),
      );
      arrange(order);
    },
  };
}
