import { useState } from 'react';
import { LinkedText } from '../../../ui/text/LinkedText.tsx';
import { longFrom, shortened } from './shortened.ts';

/** What somebody wrote; a long one at first by its beginning. */
export function LongText({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p className="question-text" dir="auto">
        <LinkedText text={isOpen ? text : shortened(text)} />
      </p>
      {text.length >= longFrom && (
        <button type="button" className="link small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Show less' : 'Show more'}
        </button>
      )}
    </>
  );
}
