import type { TextFigure } from '@tenfold/contract/financials';
import { type ReactNode, useState } from 'react';
import { FiguredText } from '../../../figures/in-texts/FiguredText.tsx';
import { longFrom, shortened } from './shortened.ts';

interface Props {
  text: string;
  figures: readonly TextFigure[];
  /** What its author may do about a restated one. */
  renew?: ((figure: TextFigure) => ReactNode) | null;
}

/** What somebody wrote; a long one at first by its beginning. */
export function LongText({ text, figures, renew = null }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p className="question-text" dir="auto">
        <FiguredText text={isOpen ? text : shortened(text)} figures={figures} renew={renew} />
      </p>
      {text.length >= longFrom && (
        <button type="button" className="link small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Show less' : 'Show more'}
        </button>
      )}
    </>
  );
}
