import { type ModerationReason, reasonWords } from '@tenfold/domain/qa';
import { useSingleKeys } from '../../../ui/keyboard/use-single-keys.ts';
import { reasonKey } from './reason-keys.ts';
import '../../../ui/controls/check.css';
import '../../../ui/controls/kbd.css';
import './reason-dialog.css';

interface Props {
  legend: string;
  reasons: readonly ModerationReason[];
  chosen: ModerationReason | null;
  onChosen: (reason: ModerationReason) => void;
  /** Each with the key that chooses it. */
  hasKeys?: boolean;
}

export function ReasonList({ legend, reasons, chosen, onChosen, hasKeys = false }: Props) {
  const areKeysOn = useSingleKeys();
  return (
    <fieldset className="moderation-reasons">
      <legend className="field-label">{legend}</legend>
      {reasons.map((reason, place) => (
        <label key={reason} className="check">
          <input
            type="radio"
            name="reason"
            value={reason}
            checked={chosen === reason}
            // For the dialog, which opens after its fields: the focus would go to the button that closes it.
            ref={place === 0 ? (field) => field?.setAttribute('autofocus', '') : undefined}
            onChange={() => onChosen(reason)}
          />
          <span>{reasonWords[reason].label}</span>
          {hasKeys && areKeysOn && <Key>{reasonKey(place)}</Key>}
        </label>
      ))}
    </fieldset>
  );
}

export function Key({ children }: { children: string }) {
  return (
    <span className="desktop-only" aria-hidden="true">
      <kbd className="kbd">{children}</kbd>
    </span>
  );
}
