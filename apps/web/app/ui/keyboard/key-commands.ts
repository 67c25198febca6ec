import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { areSingleKeysOn } from '../../platform/storage/single-keys.ts';

interface KeyPress {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly target: EventTarget | null;
}

/** By what is pressed: `j`, `?`, `Shift x`; after a `g`, `g r`. */
export type KeyCommands<Command> = Readonly<Record<string, Command>>;

/** The name in `KeyCommands`; null: it is the browser’s, or a field has the focus. */
export function keyName({ key, shiftKey, ctrlKey, metaKey, altKey, target }: KeyPress): string | null {
  if (ctrlKey || metaKey || altKey || isField(target)) return null;
  if (key === '?') return key;
  const letter = key.toLowerCase();
  return shiftKey ? `Shift ${letter}` : letter;
}

/** What a key asks for; null: nothing. @param before the one pressed right before, where it begins a pair */
export function commandFor<Command>(
  commands: KeyCommands<Command>,
  name: string,
  before: string | null,
): Command | null {
  const whole = before === null ? name : `${before} ${name}`;
  return Object.hasOwn(commands, whole) ? (commands[whole] ?? null) : null;
}

/** While they are on, and no dialog is open: it has keys of its own. */
export function useKeyCommands<Command>(
  commands: KeyCommands<Command>,
  run: (command: Command) => void,
): void {
  const latest = useRef(run);
  latest.current = run;
  useEffect(() => {
    let before: string | null = null;
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !areSingleKeysOn() || document.querySelector('dialog[open]') !== null)
        return;
      const name = keyName(event);
      if (name === null) return;
      const command = commandFor(commands, name, before);
      before = name === 'g' ? name : null;
      if (command === null) return;
      event.preventDefault();
      // At once: the next key may come before React would render, and is about what this one shows.
      flushSync(() => latest.current(command));
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [commands]);
}

function isField(target: EventTarget | null): boolean {
  const { tagName = '', type, isContentEditable } = (target ?? {}) as Partial<HTMLInputElement>;
  if (tagName === 'INPUT') return type !== 'checkbox';
  return isContentEditable === true || tagName === 'TEXTAREA' || tagName === 'SELECT';
}
