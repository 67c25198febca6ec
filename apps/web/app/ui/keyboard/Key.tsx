import { useSingleKeys } from './use-single-keys.ts';
import '../controls/kbd.css';
import './keyboard.css';

/** The key of a button, in its label; a phone has none, nor has who switched them off. */
export function Key({ name }: { name: string }) {
  const isOn = useSingleKeys();
  if (!isOn) return null;
  return (
    <span className="key-of" aria-hidden="true">
      <kbd className="kbd">{name}</kbd>
    </span>
  );
}
