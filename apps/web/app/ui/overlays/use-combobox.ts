import { type ComponentProps, type KeyboardEvent, useId, useState } from 'react';

interface Options {
  /** How many there are to choose from; null where nothing is to be shown. */
  count: number | null;
  /** At a place of the list, by Enter. */
  choose: (at: number) => void;
  /** Its first is active without an arrow. */
  startsActive?: boolean;
}

/** A field with a list below it. The focus stays in the field, which points at the active option. */
export function useCombobox({ count, choose, startsActive = false }: Options) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const length = count ?? 0;
  const shown = isOpen && count !== null;
  const active = !shown ? -1 : at >= 0 && at < length ? at : startsActive && length > 0 ? 0 : -1;

  const put = (open: boolean) => {
    setOpen(open);
    setAt(-1);
  };
  const close = () => put(false);
  const move = (step: 1 | -1) => {
    setOpen(true);
    if (length > 0) setAt(active < 0 && step < 0 ? length - 1 : (active + step + length) % length);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, nativeEvent } = event;
    if (nativeEvent.isComposing) return;
    if (key === 'ArrowDown' || key === 'ArrowUp') move(key === 'ArrowDown' ? 1 : -1);
    else if (key === 'Enter' && active >= 0) choose(active);
    else if (key === 'Escape' && shown) {
      // Not what is around it.
      event.stopPropagation();
      close();
    } else return;
    event.preventDefault();
  };

  const optionId = (place: number) => `${id}-${place}`;
  return {
    /** Of the element with the role listbox. */
    id,
    active,
    shown,
    close,
    /** As something is typed, with no option active. */
    show: () => put(true),
    field: {
      role: 'combobox',
      'aria-expanded': shown,
      'aria-controls': id,
      'aria-autocomplete': 'list',
      'aria-activedescendant': active < 0 ? undefined : optionId(active),
      autoComplete: 'off',
      autoCapitalize: 'off',
      spellCheck: false,
      onKeyDown,
    } satisfies ComponentProps<'input'>,
    /** Of an element with the role option, without a stop of its own. */
    option: (place: number) => ({
      id: optionId(place),
      'aria-selected': place === active,
      // The field keeps the focus, and with it what was typed.
      onMouseDown: (event: { preventDefault(): void }) => event.preventDefault(),
    }),
  };
}

export type Combobox = ReturnType<typeof useCombobox>;
