import type { NoteUpdate } from '@tenfold/contract/notes';
import { useEffect, useRef } from 'react';
import { FiguredText } from '../../../figures/in-texts/FiguredText.tsx';

/**
 * Two lines, none of them empty, until it is opened; without scripts all of it.
 * @param onCut tells whether there is more than two lines
 */
export function NoteText({
  entry: { description: text, figures },
  isOpen,
  onCut,
}: {
  entry: Pick<NoteUpdate, 'description' | 'figures'>;
  isOpen: boolean;
  onCut: (isCut: boolean) => void;
}) {
  const element = useRef<HTMLParagraphElement>(null);
  const latestOnCut = useRef(onCut);
  latestOnCut.current = onCut;
  const preview = text.replace(/\n\s*\n/g, '\n');
  const isShortened = preview !== text;

  useEffect(() => {
    const shown = element.current;
    if (shown === null || isOpen) return;
    // Width, font and text size all decide where the second line ends.
    const measured = new ResizeObserver(() =>
      latestOnCut.current(isShortened || shown.scrollHeight > shown.clientHeight + 1),
    );
    measured.observe(shown);
    return () => measured.disconnect();
  }, [isOpen, isShortened]);

  return (
    <p ref={element} className={isOpen ? 'note-text' : 'note-text note-clamp'} dir="auto">
      <FiguredText text={isOpen ? text : preview} figures={figures} />
    </p>
  );
}
