import { create } from 'zustand';
import { persist } from 'zustand/middleware';

export interface StoredChoice<Choice> {
  readonly value: Choice;
  choose(value: Choice): void;
}

/**
 * One of a few, kept in this browser under a name; the first is the default. The server draws the default: what was
 * kept is read by `persist.rehydrate` after the first paint agrees with it.
 */
export function storedChoice<const Choice extends string>(
  name: string,
  choices: readonly [Choice, ...Choice[]],
) {
  return create<StoredChoice<Choice>>()(
    persist((set) => ({ value: choices[0] as Choice, choose: (value: Choice) => set({ value }) }), {
      name,
      skipHydration: true,
      partialize: ({ value }) => ({ value }),
      merge: (kept, current) => {
        const value = choices.find(
          (choice) => choice === (kept as Partial<StoredChoice<Choice>> | undefined)?.value,
        );
        return value === undefined ? current : { ...current, value };
      },
    }),
  );
}
