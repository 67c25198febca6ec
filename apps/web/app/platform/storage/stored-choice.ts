import { create } from 'zustand';
import { persist } from 'zustand/middleware';

export interface StoredChoice<Choice> {
  readonly value: Choice;
  choose(value: Choice): void;
}

/** The first is the default, which the server renders; call `persist.rehydrate` after hydration. */
export function storedChoice<const Choice extends string>(
  name: string,
  choices: readonly [Choice, ...Choice[]],
) {
  return create<StoredChoice<Choice>>()(
    persist((set) => ({ value: choices[0] as Choice, choose: (value: Choice) => set({ value }) }), {
      name,
      skipHydration: true,
      partialize: ({ value }) => ({ value }),
      merge: (stored, current) => {
        const value = choices.find(
          (choice) => choice === (stored as Partial<StoredChoice<Choice>> | undefined)?.value,
        );
        return value === undefined ? current : { ...current, value };
      },
    }),
  );
}
