import { buttonClass } from '../../../ui/controls/Button.tsx';
import { Spinner } from '../../../ui/text/Spinner.tsx';

/** Keeps the focus while it sends: a second press does nothing. */
export function SetUpButton({
  busy,
  disabled,
  block = false,
}: {
  busy: boolean;
  disabled: boolean;
  block?: boolean;
}) {
  return (
    <button
      type="submit"
      className={buttonClass({ variant: 'primary', block })}
      aria-disabled={busy || disabled || undefined}
    >
      {busy && <Spinner />}
      Set alert
    </button>
  );
}
