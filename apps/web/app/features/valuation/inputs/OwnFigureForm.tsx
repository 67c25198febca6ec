import { useState } from 'react';
import { unitLabel } from '../../../figures/unit-label.ts';
import { useToday } from '../../../platform/screens/use-today.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Field } from '../../../ui/controls/Field.tsx';
import { NumberInput } from '../../../ui/controls/NumberInput.tsx';
import { tooLong } from '../../../ui/controls/too-long.ts';
import { ownFigureNames } from '../labels/method-names.ts';
import type { Model, ValuedCompany } from '../model/model.ts';
import type { InputRow } from './input-rows.ts';
import { formatOwnFigure, parseOwnFigure } from './own-figure-format.ts';

const maxReason = 80;

interface Props {
  model: Pick<Model, 'company' | 'ownFigures'>;
  row: InputRow;
  own: NonNullable<InputRow['own']>;
  onDone: () => void;
}

export function OwnFigureForm({ model, row, own: { key, filed, figure }, onDone }: Props) {
  const [text, setText] = useState(() => formatOwnFigure(key, figure?.value ?? null));
  const [reason, setReason] = useState(figure?.reason ?? '');
  const [refused, setRefused] = useState(false);
  const savedOn = useToday();
  const read = parseOwnFigure(key, text);
  const reasonProblem = reason.trim() === '' ? 'Enter a source.' : tooLong(reason, maxReason);
  const unit =
    key === 'currencyRate' ? rateUnit(model.company) : unitLabel(row.unit, model.company.reportedCurrency);

  function save() {
    setRefused(true);
    if (!read.ok || reasonProblem !== null) return;
    model.ownFigures.save(key, { value: read.value, reason: reason.trim(), savedOn, filed });
    onDone();
  }

  return (
    <form
      className="own-figure-form"
      aria-label={`Your own ${ownFigureNames[key]}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Field
        label={`Your ${ownFigureNames[key]}`}
        hint={`In ${unit}.`}
        error={refused && !read.ok ? read.message : undefined}
      >
        {(control) => (
          <NumberInput {...control} className="input-num edit" autoFocus value={text} onType={setText} />
        )}
      </Field>
      <Field label="Source" hint="For example 10-Q." error={(refused && reasonProblem) || undefined}>
        {(control) => (
          <input
            {...control}
            className="input"
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        )}
      </Field>
      <div className="row">
        <Button type="submit" size="sm" variant="primary">
          Save
        </Button>
        <Button size="sm" onClick={onDone}>
          Cancel
        </Button>
      </div>
      <p className="caption">
        Saved in this browser and used only in this valuation. The table, averages and ratios stay as filed.
      </p>
    </form>
  );
}

function rateUnit({ reportedCurrency, priceCurrency }: ValuedCompany): string {
  return `${reportedCurrency} for one ${priceCurrency}`;
}
