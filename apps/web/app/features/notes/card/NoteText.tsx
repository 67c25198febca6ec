import { useEffect, useRef } from 'react';
import { LinkedText } from '../../../ui/text/LinkedText.tsx';

/**
 * Two lines, none of them empty, until it is opened; without scripts all of it.
 * @param onCut tells whether there is more than two lines
 */
export function NoteText({
  text,
  isOpen,
  onCut,
}: {
  text: string;
  isOpen: boolean;
  onCut: (isCut: boolean) => void;
}) {
  const element = useRef<HTMLParagraphElement>(null);
  const tell = useRef(onCut);
  tell.current = onCut;
  const preview = text.replace(/\n\s*\n/g, '\n');
  const isShortened = preview !== text;

  useEffect(() => {
    const shown = element.current;
    if (shown === null || isOpen) return;
    // Width, font and text size all decide where the second line ends.
    const measured = new ResizeObserver(() =>
      tell.current(isShortened || shown.scrollHeight > shown.clientHeight + 1),
    );
    measured.observe(shown);
    return () => measured.disconnect();
  }, [isOpen, isShortened]);

  return (
    <p ref={element} className={isOpen ? 'note-text' : 'note-text note-clamp'} dir="auto">
      <LinkedText text={isOpen ? text : preview} />
    </p>
  );
}
