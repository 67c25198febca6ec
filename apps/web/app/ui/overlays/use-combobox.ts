import { type KeyboardEvent, useId, useState } from 'react';
import { type ListBox, listBoxField, listBoxOption, listBoxStep } from './list-box.ts';

interface ComboboxOptions {
  /** How many there are to choose from; null where nothing is to be shown. */
  count: number | null;
  /** At a place of the list, by Enter. */
  choose: (at: number) => void;
  /** Its first is active without an arrow. */
  startsActive?: boolean;
}

/** A field with a list below it, which opens as something is typed. */
export function useCombobox({ count, choose, startsActive = false }: ComboboxOptions) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const length = count ?? 0;
  const shown = isOpen && count !== null;
  const active = !shown ? -1 : at >= 0 && at < length ? at : startsActive && length > 0 ? 0 : -1;
  const list: ListBox = { id, count: length, shown, active };

  const put = (open: boolean, to = -1) => {
    setOpen(open);
    setAt(to);
  };
  const close = () => put(false);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = listBoxStep(event.key, list);
    if (step === null) return;
    event.preventDefault();
    if (step === 'take') return choose(active);
    if (step !== 'close') return put(true, step.to);
    // Not what is around it.
    event.stopPropagation();
    close();
  };

  return {
    /** The id of the element with the role listbox. */
    id,
    active,
    shown,
    close,
    /** Opens the list the way typing does, with no option active. */
    show: () => put(true),
    field: { ...listBoxField(list), onKeyDown },
    option: (place: number) => listBoxOption(list, place),
  };
}

export type Combobox = ReturnType<typeof useCombobox>;
