import { conversionIn, type EditableRow } from '@tenfold/domain/custom-forecast';
import { formatPercent, formatRatio } from '@tenfold/domain/format';
import { effectOf } from '@tenfold/domain/row-effects';
import type { RowKey } from '@tenfold/domain/rows';
import { useState } from 'react';
import { formatMoney } from '../../../figures/format-money.ts';
import { effectWords } from '../../../page-forecast/effect-words.ts';
import { MovesMark } from '../../../page-forecast/MovesMark.tsx';
import type { CellEdits } from '../cells/cell-edits.ts';
import { cellNow } from '../cells/cell-now.ts';
import { linkChanges, offeredConversion } from '../cells/margin-link.ts';
import type { CellAt } from '../cells/typing.ts';
import { type EditedModel, onePointMore } from '../own/edited-model.ts';

interface Props {
  at: CellAt;
  model: EditedModel;
  edits: CellEdits;
}

/** Whether typing in this row moves the value, and by how much, as it was when the cell was opened. */
export function MovesLine({ at, model, edits }: Props) {
  const effect = effectOf(model.result.method, at.row, model.typed);
  const [more] = useState(() => (effect === 'value' ? onePointMore(model, at.row) : null));
  const hasFigures = (key: RowKey) => model.columns.some(({ figures }) => figures[key].value !== null);
  const link = linkLabel(at, model);
  return (
    <div className="moves-line">
      <p>
        <MovesMark effect={effect} silent />{' '}
        {more === null ? (
          effectWords(effect, at.row, hasFigures)
        ) : (
          <>
            One point more in every year: <b className="num">{signedMoney(more, model.priceCurrency)}</b> a
            share.
          </>
        )}
      </p>
      {link !== null && <p className="caption">{link}</p>}
      {at.row === 'margin' && effect !== 'value' && <LinkOffer model={model} edits={edits} />}
    </div>
  );
}

/** `Margin 12.0% × cash conversion 1.15`, of a cell that is linked. */
function linkLabel({ row, column }: CellAt, model: EditedModel): string | null {
  if (row !== 'percentageCfoOfRevenue') return null;
  const conversion = conversionIn(cellNow(model, { row, column }).input);
  if (conversion === null) return null;
  const margin = cellNow(model, { row: 'margin' satisfies EditableRow, column }).value;
  return `Margin ${formatPercent(margin)} × cash conversion ${formatRatio(conversion)}`;
}

function LinkOffer({ model, edits }: Omit<Props, 'at'>) {
  const conversion = offeredConversion(model);
  if (conversion === null) return null;
  return (
    <button
      type="button"
      className="link caption"
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        if (edits.commit()) edits.apply('linking CFO to margin', linkChanges(model, conversion));
      }}
    >
      Let margin move CFO: × cash conversion {formatRatio(conversion)}
    </button>
  );
}

function signedMoney(amount: number, currency: string): string {
  return `${amount < 0 ? '−' : '+'}${formatMoney(Math.abs(amount), currency)}`;
}
