import { readText, storeText } from './stored-text.ts';

const name = 'single_keys';
const listeners = new Set<() => void>();

/** What was switched on this page, as a browser may store nothing. */
let held: boolean | null = null;

/** Whether letters, digits and signs alone do something outside fields; on this device. */
export function areSingleKeysOn(): boolean {
  return held ?? readText(name) !== 'off';
}

export function switchSingleKeys(on: boolean): void {
  held = on;
  storeText(name, on ? 'on' : 'off');
  for (const listener of listeners) listener();
}

/** What another tab switches counts here, too. */
export function followSingleKeys(listener: () => void): () => void {
  const reread = () => {
    held = null;
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', reread);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', reread);
  };
}
