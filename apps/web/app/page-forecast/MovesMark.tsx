import type { RowEffect } from '@tenfold/domain/row-effects';
import { VisuallyHidden } from '../ui/text/VisuallyHidden.tsx';
import './moves-mark.css';

const words: Readonly<Record<RowEffect, string>> = {
  value: 'Moves the value',
  perShare: 'Doesn’t move the value',
  nothing: 'Doesn’t move the value',
};

/** Beside a row that may be typed: filled where it enters the value that is shown, hollow where it doesn't. */
export function MovesMark({ effect, silent = false }: { effect: RowEffect; silent?: boolean }) {
  return (
    <span className={effect === 'value' ? 'moves' : 'moves moves-none'} title={words[effect]}>
      <i />
      <i />
      <i />
      {!silent && <VisuallyHidden>{words[effect]}</VisuallyHidden>}
    </span>
  );
}
