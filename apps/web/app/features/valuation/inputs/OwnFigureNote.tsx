import { formatCell } from '@tenfold/domain/format';
import type { RowUnit } from '@tenfold/domain/rows';
import { formatDay } from '../../../figures/format-day.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { ownFigureNames } from '../labels/method-names.ts';
import type { Model } from '../model/model.ts';
import type { InputRow } from './input-rows.ts';
import type { OwnFigure } from './own-figures.ts';

interface Props {
  ownFigures: Model['ownFigures'];
  own: NonNullable<InputRow['own']>;
  figure: OwnFigure;
  unit: RowUnit;
}

export function OwnFigureNote({ ownFigures, own: { key, filed }, figure, unit }: Props) {
  const { save, remove } = ownFigures;
  const name = ownFigureNames[key];
  const isNew = figure.savedOn !== '' && filed !== null && filed !== figure.filed;
  return (
    <div className="own-figure-note caption">
      <span>
        {savedLabel(figure)} {filed !== null && `Filed: ${formatCell(filed, unit)}. `}
        {isNew && 'There’s a newer filing. Your figure is used until you decide.'}
      </span>
      <Button size="sm" variant="ghost" aria-label={`Remove your own ${name}`} onClick={() => remove(key)}>
        {isNew ? 'Use the filed figure' : 'Remove'}
      </Button>
      {isNew && (
        <Button
          size="sm"
          variant="ghost"
          aria-label={`Keep your own ${name}`}
          onClick={() => save(key, { ...figure, filed })}
        >
          Keep mine
        </Button>
      )}
    </div>
  );
}

function savedLabel({ savedOn, reason }: OwnFigure): string {
  if (savedOn === '') return reason === '' ? 'Saved with this forecast.' : `Saved: ${reason}.`;
  return `Saved ${formatDay(savedOn)}: ${reason}.`;
}
