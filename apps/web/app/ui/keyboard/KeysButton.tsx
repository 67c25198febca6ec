import { Button } from '../controls/Button.tsx';
import { classNames } from '../styles/class-names.ts';
import { Key } from './Key.tsx';
import { useSingleKeys } from './use-single-keys.ts';
import './keyboard.css';

/** Opens the list of keys, and is the way to switch them on again: a device without a keyboard has it only then. */
export function KeysButton({ onClick }: { onClick: () => void }) {
  const isOn = useSingleKeys();
  return (
    <Button variant="ghost" className={classNames('keys-button', !isOn && 'is-off')} onClick={onClick}>
      {isOn ? 'All keys' : 'Keys are off'} <Key name="?" />
    </Button>
  );
}
