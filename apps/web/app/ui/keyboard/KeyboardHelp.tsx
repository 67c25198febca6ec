import { Button } from '../controls/Button.tsx';
import { Dialog } from '../overlays/Dialog.tsx';
import '../controls/kbd.css';
import './keyboard.css';

export interface HelpLine {
  readonly what: string;
  readonly keys: readonly string[];
}

export function KeyboardHelp({ keys, onClose }: { keys: readonly HelpLine[]; onClose: () => void }) {
  return (
    <Dialog title="Keyboard" onClose={onClose}>
      {(close) => (
        <>
          <div className="modal-body">
            <dl className="key-list">
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
            <p className="caption">Keys do nothing while a field has focus.</p>
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
