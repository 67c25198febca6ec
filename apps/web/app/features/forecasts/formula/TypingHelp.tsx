import { formatPercent } from '@tenfold/domain/format';
import { callAt } from '@tenfold/domain/formulas';
import { useRef } from 'react';
import { formatMoney } from '../../../figures/format-money.ts';
import type { CellEdits } from '../cells/cell-edits.ts';
import { cellNow } from '../cells/cell-now.ts';
import { failureLabel } from '../cells/failure-label.ts';
import { functionLabels } from '../cells/function-labels.ts';
import { parseCell } from '../cells/parse-cell.ts';
import { remarkOn } from '../cells/remark.ts';
import type { Typing } from '../cells/typing.ts';
import type { EditedModel } from '../own/edited-model.ts';
import { MovesLine } from './MovesLine.tsx';
import { Suggestions } from './Suggestions.tsx';

interface Props {
  typing: Typing;
  model: EditedModel;
  edits: CellEdits;
}

/** Beside the field that is typed in: why it isn't applied, what could be meant, what it comes to. */
export function TypingHelp({ typing, model, edits }: Props) {
  const valueBefore = useRef(model.valuePerShare);
  const reason = typing.refusal ?? reasonOf(typing, model);
  const remark = remarkOn(typing.row, typing.text, resultOf(typing));
  return (
    <>
      <MovesLine at={typing} model={model} edits={edits} />
      {reason !== null && (
        <p className="cell-pop-refusal" role={typing.refusal === null ? undefined : 'alert'}>
          {reason}
        </p>
      )}
      {reason === null && remark !== null && <p className="cell-pop-remark">{remark}</p>}
      {typing.suggestions.length > 0 ? (
        <Suggestions typing={typing} edits={edits} model={model} />
      ) : (
        <FunctionHelp typing={typing} />
      )}
      <div className="row row-between">
        <span>
          Result <b className="edit num">{formatPercent(resultOf(typing))}</b>
        </span>
        <span className="caption num">
          Value per share {formatMoney(valueBefore.current, model.priceCurrency)} →{' '}
          {formatMoney(model.valuePerShare, model.priceCurrency)}
        </span>
      </div>
    </>
  );
}

function FunctionHelp({ typing: { text, caret } }: { typing: Typing }) {
  const call = text.startsWith('=') ? callAt(text, caret) : null;
  if (call === null) return null;
  const { takes, gives } = functionLabels[call.name];
  return (
    <div>
      <code>
        <b>{call.name}</b>
        {takes}
      </code>
      <p className="caption">{gives} Click a cell to add it.</p>
    </div>
  );
}

function resultOf({ text, result }: Typing): number | null {
  const read = parseCell(text);
  if (read.kind !== 'value') return null;
  return typeof read.input === 'number' ? read.input : (result?.value ?? null);
}

/** While a formula is only begun, what is missing says nothing. */
function reasonOf(typing: Typing, model: EditedModel): string | null {
  const { failure } =
    typing.text === typing.before ? cellNow(model, typing) : (typing.result ?? { failure: null });
  if (failure === null || (typing.text !== typing.before && failure.why === 'syntax')) return null;
  if (failure.why === 'unknown_name' && typing.suggestions.length > 0) return null;
  return failureLabel({ ...typing, failure });
}
