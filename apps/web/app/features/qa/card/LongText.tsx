import type { TextFigure } from '@tenfold/contract/financials';
import { useState } from 'react';
import { FiguredText } from '../../../figures/in-texts/FiguredText.tsx';
import { longFrom, shortened } from './shortened.ts';

/** What somebody wrote; a long one at first by its beginning. */
export function LongText({ text, figures }: { text: string; figures: readonly TextFigure[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p className="question-text" dir="auto">
        <FiguredText text={isOpen ? text : shortened(text)} figures={figures} />
      </p>
      {text.length >= longFrom && (
        <button type="button" className="link small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Show less' : 'Show more'}
        </button>
      )}
    </>
  );
}
