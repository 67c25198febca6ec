import { type ContestReason, contestReasons } from '@tenfold/domain/contests';
import type { RowDefinition } from '@tenfold/domain/rows';
import { CallForm, useFieldError } from '../../../forms/CallForm.tsx';
import { FormRefusedError } from '../../../forms/form-error.ts';
import { TextArea } from '../../../forms/TextArea.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Field } from '../../../ui/controls/Field.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { type Filed, filingsLabel, parseFigure, reasonLabels } from './contest-labels.ts';

export interface ContestedPlace {
  readonly symbol: string;
  readonly row: RowDefinition;
  /** The column in the figure source's path. */
  readonly column: string;
  /** The value the table prints, with its unit, and where it is. */
  readonly value: string;
  readonly unit: string;
  readonly about: string;
}

interface Props {
  place: ContestedPlace;
  /** What it is made from; none until that is loaded. */
  sources: readonly Filed[];
  onClose: () => void;
}

/** What a figure should be, why, and where the reader saw it. */
export function ContestDialog({ place, sources, onClose }: Props) {
  const filings = filingsLabel(sources);
  const { symbol, row, column, value, unit, about } = place;
  const send = async (values: FormData, close: () => void) => {
    const typed = parseFigure(row.unit, textOf(values, 'shouldBe'));
    if (!typed.ok) throw new FormRefusedError(typed.message, { shouldBe: typed.message });
    await browserApi.call('POST /company/{symbol}/financials/{rowKey}/{column}/contest', {
      params: { symbol, rowKey: row.key, column },
      body: {
        shouldBe: typed.value,
        reason: textOf(values, 'reason') as ContestReason,
        seen: textOf(values, 'seen'),
      },
    });
    close();
  };
  return (
    <Dialog title="Contest this figure" onClose={onClose}>
      {(close) => (
        <CallForm
          className="contest-form"
          action="Send"
          send={(values) => send(values, close)}
          more={<Button onClick={close}>CANCEL</Button>}
        >
          <p className="contest-figure">
            <strong className="num">{value}</strong>
            <span className="muted small">
              {about}, {unit}
              {filings && <span className="contest-filings">{filings}</span>}
            </span>
          </p>
          <div className="contest-fields">
            <TextField
              label="What should it be?"
              name="shouldBe"
              inputMode="decimal"
              autoComplete="off"
              hint={unit}
              required
            />
            <ReasonField />
          </div>
          <TextArea label="Where did you see it? (optional)" name="seen" rows={2} maxLength={500} />
          <p className="caption">
            An editor compares it with the filing. You get the answer in your notifications.
          </p>
        </CallForm>
      )}
    </Dialog>
  );
}

function ReasonField() {
  return (
    <Field label="Reason" error={useFieldError('reason')}>
      {(control) => (
        <select {...control} name="reason" className="select" defaultValue={contestReasons[0]}>
          {contestReasons.map((reason) => (
            <option key={reason} value={reason}>
              {reasonLabels[reason]}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

function textOf(values: FormData, name: string): string {
  const value = values.get(name);
  return typeof value === 'string' ? value : '';
}
