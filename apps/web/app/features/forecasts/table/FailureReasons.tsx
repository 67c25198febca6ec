import type { TypedCell } from '@tenfold/domain/custom-forecast';
import { createPortal } from 'react-dom';
import { gridCellOf } from '../../../page-forecast/typed-cell.ts';
import type { Grid } from '../../../ui/grid/grid.ts';
import { usePop } from '../../../ui/overlays/use-pop.ts';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { failureLabel } from '../cells/failure-label.ts';
import type { CellAt } from '../cells/typing.ts';

interface Props {
  grid: Grid;
  typed: readonly TypedCell[];
  selected: CellAt | null;
}

/** Each blank cell says why: to a screen reader in the cell itself, to everybody else below it when it is selected. */
export function FailureReasons({ grid, typed, selected }: Props) {
  return typed.map((each) => {
    const reason = failureLabel(each);
    const cell = reason === null ? null : grid.elementOf(gridCellOf(each));
    if (reason === null || cell === null) return null;
    const isSelected = selected?.row === each.row && selected.column === each.column;
    return createPortal(
      <>
        <VisuallyHidden>{reason}</VisuallyHidden>
        {isSelected &&
          createPortal(<ReasonPop cell={cell} reason={reason} input={each.input} />, document.body)}
      </>,
      cell,
      `${each.row} ${each.column}`,
    );
  });
}

function ReasonPop({
  cell,
  reason,
  input,
}: {
  cell: HTMLTableCellElement;
  reason: string;
  input: TypedCell['input'];
}) {
  const pop = usePop(cell);
  return (
    // Read in the cell already.
    <div ref={pop} className="pop-card cell-pop" popover="manual" aria-hidden="true">
      <div>
        <p className="cell-pop-refusal">{reason}</p>
        <p className="caption">
          <code>{input}</code> stays blank until it changes, or what it refers to.
        </p>
      </div>
    </div>
  );
}
