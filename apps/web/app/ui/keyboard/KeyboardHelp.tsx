import { switchSingleKeys } from '../../platform/storage/single-keys.ts';
import { Switch } from '../controls/Switch.tsx';
import { InfoDialog } from '../overlays/InfoDialog.tsx';
import { classNames } from '../styles/class-names.ts';
import { useSingleKeys } from './use-single-keys.ts';
import '../controls/kbd.css';
import './keyboard.css';

export interface HelpLine {
  readonly what: string;
  readonly keys: readonly string[];
}

/** All keys, and whether they count: who dictates, or presses keys by accident, works without them. */
export function KeyboardHelp({ keys, onClose }: { keys: readonly HelpLine[]; onClose: () => void }) {
  const isOn = useSingleKeys();
  return (
    <InfoDialog title="Keyboard" className="stack" onClose={onClose}>
      <Switch checked={isOn} onChange={switchSingleKeys}>
        Single-key shortcuts
      </Switch>
      <dl className={classNames('key-list', !isOn && 'is-off')}>
        {keys.map(({ what, keys: pressed }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>
              {pressed.map((key) => (
                <kbd key={key} className="kbd">
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p className="caption">
        {isOn
          ? 'Keys do nothing while a field has focus.'
          : 'Keys are off in this browser. The buttons do the same.'}
      </p>
    </InfoDialog>
  );
}
