import { type KeyboardEvent, type ReactNode, type RefObject, Suspense, useRef, useState } from 'react';
import { lazyScript } from '../../platform/screens/lazy-part.tsx';
import { type OpenToken, openTokenAt } from './token-at-caret.ts';

const NameFigure = lazyScript(async () => (await import('./NameFigure.tsx')).NameFigure);

interface Naming {
  /** Below the field. */
  readonly list: ReactNode;
  /** Before the field's own: true where the key was for the list. */
  onKeyDown(event: KeyboardEvent): boolean;
  /** After the text or the caret has changed. */
  look(): void;
  close(): void;
}

/** A field in which `{` begins a figure: its list comes with the first brace. */
export function useNaming(
  field: RefObject<HTMLTextAreaElement | null>,
  change: (text: string) => void,
): Naming {
  const [open, setOpen] = useState<OpenToken | null>(null);
  const keys = useRef<((event: KeyboardEvent) => boolean) | null>(null);
  const close = () => setOpen(null);
  const look = () => {
    const box = field.current;
    setOpen(
      box === null || box.selectionStart !== box.selectionEnd
        ? null
        : openTokenAt(box.value, box.selectionStart),
    );
  };
  const take = (token: string, isWhole: boolean) => {
    const box = field.current;
    if (box === null || open === null) return;
    const put = isWhole ? `{${token}}` : `{${token} `;
    // A brace that stands behind the caret already closes it.
    const end = isWhole && box.value[open.end] === '}' ? open.end + 1 : open.end;
    box.setRangeText(put, open.start, end, 'end');
    change(box.value);
    if (isWhole) close();
    else look();
  };
  return {
    list: open !== null && (
      <Suspense>
        <NameFigure open={open} keys={keys} onTake={take} onClose={close} />
      </Suspense>
    ),
    onKeyDown: (event) => keys.current?.(event) ?? false,
    look,
    close,
  };
}
