import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { MarkedSpan } from './marked-spans.ts';

interface Props {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  /** In the order of the text. */
  figures: readonly MarkedSpan[];
}

/** Underlines in a field of plain text: the same text above it, without a color, that scrolls with it. */
export function FigureMarks({ field, text, figures }: Props) {
  const marks = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = field.current;
    const over = marks.current;
    if (box === null || over === null) return;
    const place = () => {
      over.style.top = `${box.offsetTop + box.clientTop}px`;
      over.style.left = `${box.offsetLeft + box.clientLeft}px`;
      over.style.width = `${box.clientWidth}px`;
      over.style.height = `${box.clientHeight}px`;
      over.scrollTop = box.scrollTop;
    };
    place();
    const resized = new ResizeObserver(place);
    resized.observe(box);
    box.addEventListener('scroll', place);
    return () => {
      resized.disconnect();
      box.removeEventListener('scroll', place);
    };
  });
  let at = 0;
  return (
    <div className="textarea figure-marks" aria-hidden="true" dir="auto" ref={marks}>
      {figures.map(({ start, end, verdict }) => {
        const before = text.slice(at, start);
        at = end;
        return (
          <span key={start}>
            {before}
            <span className={verdict === 'contradicts' ? 'is-wrong' : 'is-unknown'}>
              {text.slice(start, end)}
            </span>
          </span>
        );
      })}
      {`${text.slice(at)}\n`}
    </div>
  );
}
