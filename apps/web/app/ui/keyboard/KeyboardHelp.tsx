import { switchSingleKeys } from '../../platform/storage/single-keys.ts';
import { Button } from '../controls/Button.tsx';
import { Switch } from '../controls/Switch.tsx';
import { Dialog } from '../overlays/Dialog.tsx';
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
    <Dialog title="Keyboard" onClose={onClose}>
      {(close) => (
        <>
          <div className="modal-body stack">
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
          </div>
          <div className="modal-foot">
            <Button variant="primary" onClick={close}>
              OK
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
