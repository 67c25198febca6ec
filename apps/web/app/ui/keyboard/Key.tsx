import '../controls/kbd.css';
import './keyboard.css';

/** The key of a button, in its label; a phone has none. */
export function Key({ name }: { name: string }) {
  return (
    <span className="key-of" aria-hidden="true">
      <kbd className="kbd">{name}</kbd>
    </span>
  );
}
