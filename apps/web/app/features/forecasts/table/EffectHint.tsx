import type { ComponentProps } from 'react';
import { usePop } from '../../../ui/overlays/use-pop.ts';
import { MovesLine } from '../formula/MovesLine.tsx';

type Props = ComponentProps<typeof MovesLine> & { cell: HTMLTableCellElement };

/** Beside a selected cell, before anything is typed: that its row doesn't enter the value. */
export function EffectHint({ cell, ...line }: Props) {
  const pop = usePop(cell);
  return (
    <div ref={pop} className="pop-card effect-hint" popover="manual" role="note">
      <MovesLine {...line} />
    </div>
  );
}
