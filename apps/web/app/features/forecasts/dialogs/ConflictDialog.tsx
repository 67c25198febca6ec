import type { CellInput } from '@tenfold/domain/custom-forecast';
import { formatPercent } from '@tenfold/domain/format';
import { useState } from 'react';
import { formatMoney } from '../../../figures/format-money.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { isEditableRow } from '../cells/block.ts';
import { cellName } from '../cells/cell-names.ts';
import { type EditedModel, shareValueOf } from '../own/edited-model.ts';
import type { Own } from '../own/own.ts';
import type { Content } from '../session/content.ts';
import { type Conflict, merge, withTheirs } from '../session/merge.ts';
import { contentOf } from '../session/saved-content.ts';
import type { ConflictedSave } from '../session/session-state.ts';
import '../../../ui/controls/check.css';
import './choice-table.css';

/** Cells and rates changed both here and elsewhere: the person chooses, cell by cell. Closed, it can be opened again. */
export function ConflictDialog({
  own,
  model,
  typed,
  conflict: { theirs, before },
}: {
  own: Own;
  model: EditedModel;
  /** The current content: a closed dialog lets the person type on. */
  typed: Content;
  conflict: ConflictedSave;
}) {
  const merged = merge(before, typed, contentOf(theirs));
  const all = merged.conflicts.map(({ key }) => key);
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const valueText = (content: Content) => formatMoney(shareValueOf(model, content), model.priceCurrency);
  const at = new Date(theirs.updatedAt).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
  const choose = (keys: Iterable<string>, close: () => void) => {
    own.saving.resolve(withTheirs(merged, new Set(keys)));
    close();
  };

  return (
    <Dialog title="This forecast was also changed elsewhere" onClose={() => own.session.showConflict(false)}>
      {(close) => (
        <>
          <div className="modal-body">
            <p className="muted small">
              {theirs.name} was saved from another tab or device at {at}, after you opened it here. Choose
              what to keep. Nothing is lost: both stay in Versions.
            </p>
            <table className="choice-table">
              <caption>
                <VisuallyHidden>Cells that differ</VisuallyHidden>
              </caption>
              <thead>
                <tr>
                  <th scope="col">Cell</th>
                  <th scope="col">This tab</th>
                  <th scope="col">Elsewhere, {at}</th>
                </tr>
              </thead>
              <tbody>
                {merged.conflicts.map((each) => (
                  <Choice
                    key={each.key}
                    conflict={each}
                    takesTheirs={taken.has(each.key)}
                    onChoose={(theirs) =>
                      setTaken(
                        new Set(theirs ? [...taken, each.key] : [...taken].filter((key) => key !== each.key)),
                      )
                    }
                  />
                ))}
                <tr>
                  <th scope="row">Value per share</th>
                  <td className="num">{valueText(withTheirs(merged, new Set()))}</td>
                  <td className="num">{valueText(withTheirs(merged, new Set(all)))}</td>
                </tr>
                <tr className="total">
                  <th scope="row">With your choice</th>
                  <td />
                  <td className="num edit" aria-live="polite">
                    {valueText(withTheirs(merged, taken))}
                  </td>
                </tr>
              </tbody>
            </table>
          </div>
          <Foot
            keepOwn={() => choose([], close)}
            takeTheirs={() => choose(all, close)}
            save={() => choose(taken, close)}
          />
        </>
      )}
    </Dialog>
  );
}

function Foot({
  keepOwn,
  takeTheirs,
  save,
}: {
  keepOwn: () => void;
  takeTheirs: () => void;
  save: () => void;
}) {
  return (
    <div className="modal-foot">
      <Button variant="ghost" onClick={keepOwn}>
        Keep all from this tab
      </Button>
      <Button variant="ghost" onClick={takeTheirs}>
        Take all from the other
      </Button>
      <Button variant="primary" onClick={save}>
        Save choice
      </Button>
    </div>
  );
}

function Choice({
  conflict: { key, own, theirs },
  takesTheirs,
  onChoose,
}: {
  conflict: Conflict;
  takesTheirs: boolean;
  onChoose: (theirs: boolean) => void;
}) {
  const name = nameOf(key);
  return (
    <tr>
      <th scope="row">{name}</th>
      {([false, true] as const).map((isTheirs) => (
        <td key={String(isTheirs)} className="pick">
          <label className="check">
            <input
              type="radio"
              name={key}
              checked={takesTheirs === isTheirs}
              onChange={() => onChoose(isTheirs)}
            />
            <VisuallyHidden>
              {name}, {isTheirs ? 'elsewhere' : 'this tab'}:{' '}
            </VisuallyHidden>
            {inputText(isTheirs ? theirs : own)}
          </label>
        </td>
      ))}
    </tr>
  );
}

function nameOf(key: string): string {
  if (key === 'requiredReturn') return 'Required return';
  if (key === 'terminalGrowth') return 'Terminal growth';
  const [column = '', row = ''] = key.split(' ');
  return isEditableRow(row) ? cellName(row, column) : key;
}

function inputText(input: CellInput | null): string {
  if (input === null) return 'not typed';
  return typeof input === 'string' ? input : formatPercent(input);
}
