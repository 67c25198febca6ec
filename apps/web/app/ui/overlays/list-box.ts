import type { ComponentProps } from 'react';

/** A list below a field. The focus stays in the field, which points at the active option. */
export interface ListBox {
  /** The id of the element with the role listbox. */
  readonly id: string;
  readonly count: number;
  readonly shown: boolean;
  /** -1 for none. */
  readonly active: number;
  /** Takes the active option; Enter, unless it keeps what is typed. */
  readonly takeKey?: 'Enter' | 'Tab';
}

/** What a key does to the list: another option, the end of the choice, or nothing. An arrow opens a closed one. */
export function listBoxStep(key: string, list: ListBox): { readonly to: number } | 'take' | 'close' | null {
  const { count, shown, active, takeKey = 'Enter' } = list;
  if (key === 'ArrowDown') return { to: count === 0 ? -1 : (active + 1) % count };
  if (key === 'ArrowUp') return { to: active <= 0 ? count - 1 : active - 1 };
  if (key === takeKey && active >= 0) return 'take';
  return key === 'Escape' && shown ? 'close' : null;
}

export function listBoxField({ id, shown, active }: ListBox) {
  return {
    role: 'combobox',
    'aria-expanded': shown,
    'aria-controls': id,
    'aria-autocomplete': 'list',
    'aria-activedescendant': active < 0 ? undefined : optionId(id, active),
    autoComplete: 'off',
    autoCapitalize: 'off',
    spellCheck: false,
  } satisfies ComponentProps<'input'>;
}

/** Props for an element with the role option, without a stop of its own. */
export function listBoxOption({ id, active }: Pick<ListBox, 'id' | 'active'>, at: number) {
  return {
    id: optionId(id, at),
    'aria-selected': at === active,
    // The field keeps the focus, and with it what was typed.
    onMouseDown: (event: { preventDefault(): void }) => event.preventDefault(),
  };
}

function optionId(id: string, at: number): string {
  return `${id}-${at}`;
}
