import { Button } from '../ui/controls/Button.tsx';

export interface Confirmation {
  /** The label of the button that does it. */
  action: string;
  look?: 'primary' | 'danger';
  cancel?: string;
  disabled?: boolean;
}

interface Props extends Confirmation {
  busy: boolean;
  onCancel: () => void;
  onConfirm: () => void;
}

/** The foot of a dialog that asks before it does something. */
export function ConfirmFoot({
  action,
  look = 'primary',
  cancel = 'CANCEL',
  disabled = false,
  busy,
  onCancel,
  onConfirm,
}: Props) {
  return (
    <div className="modal-foot">
      <Button onClick={onCancel}>{cancel}</Button>
      <Button variant={look} busy={busy} disabled={disabled} onClick={onConfirm}>
        {action}
      </Button>
    </div>
  );
}
