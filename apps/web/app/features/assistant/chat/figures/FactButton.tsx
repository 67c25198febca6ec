import type { StatedFigure } from '@tenfold/contract/assistant';
import { classNames } from '../../../../ui/styles/class-names.ts';
import { howCalculated } from '../../source/how-calculated.ts';

interface Props {
  text: string;
  figure: StatedFigure;
  isOpen: boolean;
  open: () => void;
}

/** A figure in a sentence, which opens its source. Underlined as in the tables: dotted is calculated. */
export function FactButton({ text, figure, isOpen, open }: Props) {
  return (
    <button
      type="button"
      className={classNames('fact', howCalculated(figure) !== null && 'is-calc', isOpen && 'is-open')}
      title="Show source"
      aria-haspopup="dialog"
      onClick={open}
    >
      {text}
    </button>
  );
}
