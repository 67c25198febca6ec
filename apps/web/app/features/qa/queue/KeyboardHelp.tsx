import { Button } from '../../../ui/controls/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import '../../../ui/controls/kbd.css';

const keys: readonly { readonly what: string; readonly keys: readonly string[] }[] = [
  { what: 'Next, previous', keys: ['J', 'K'] },
  { what: 'Approve', keys: ['A'] },
  { what: 'Reject', keys: ['R'] },
  { what: 'Approve and feature', keys: ['F'] },
  { what: 'Add to list', keys: ['L'] },
  { what: 'Open the question', keys: ['O'] },
  { what: 'Select', keys: ['X'] },
  { what: 'Select range', keys: ['Shift', 'X'] },
  { what: 'Undo the last act', keys: ['Z'] },
  { what: 'Search', keys: ['/'] },
  { what: 'This help', keys: ['?'] },
];

export function KeyboardHelp({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Keyboard" onClose={onClose}>
      {(close) => (
        <>
          <div className="modal-body">
            <dl className="queue-help">
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
