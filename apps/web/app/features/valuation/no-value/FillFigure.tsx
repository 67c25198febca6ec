import type { ForecastBase, OwnFigureKey } from '@tenfold/domain/forecast';
import { useState } from 'react';
import { Button } from '../../../ui/controls/Button.tsx';
import { inputRows } from '../inputs/input-rows.ts';
import { OwnFigureForm } from '../inputs/OwnFigureForm.tsx';
import { ownFigureNames } from '../labels/method-names.ts';
import type { Model } from '../model/model.ts';

/** The figure that is missing, filled where its absence is said. */
export function FillFigure({
  model,
  base,
  missing,
  onDone,
}: {
  model: Model;
  base: ForecastBase;
  missing: OwnFigureKey;
  /** The form disappears: who shows it takes the focus. */
  onDone: () => void;
}) {
  const [open, setOpen] = useState(false);
  const row = inputRows(base, model.estimate.result, model.ownFigures.figures, true).find(
    ({ own }) => own?.key === missing,
  );
  if (row === undefined || row.own === null) return null;
  if (!open) {
    return (
      <Button size="sm" onClick={() => setOpen(true)}>
        Enter {ownFigureNames[missing]}
      </Button>
    );
  }
  const done = () => {
    setOpen(false);
    onDone();
  };
  return <OwnFigureForm model={model} row={row} own={row.own} onDone={done} />;
}
