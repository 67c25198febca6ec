import { useState } from 'react';

let last = 0;

function newKey(): string {
  last += 1;
  return `item-${last}`;
}

/** Names for the items of a list, which have none: what is typed in one stays with it when it moves. */
export function useItemKeys(count: number) {
  const [keys, setKeys] = useState<readonly string[]>(() => Array.from({ length: count }, newKey));
  return {
    keys,
    arrange: setKeys,
    insert(at: number): string {
      const key = newKey();
      setKeys((before) => [...before.slice(0, at), key, ...before.slice(at)]);
      return key;
    },
    remove: (key: string) => setKeys((before) => before.filter((each) => each !== key)),
  };
}
