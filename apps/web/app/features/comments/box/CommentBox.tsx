import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { useNarrow } from '../../../ui/layout/use-narrow.ts';
import { followKeyboard } from '../../../ui/overlays/follow-keyboard.ts';
import { usePop } from '../../../ui/overlays/use-pop.ts';

interface Props {
  beside: HTMLElement;
  label: string;
  /** Leaves the focus where it is. */
  isQuiet?: boolean;
  /** On a press elsewhere; null where words could be lost. */
  onLeave: (() => void) | null;
  onKeyDown?: (event: KeyboardEvent) => void;
  children: ReactNode;
}

/** In the top layer: beside its cell, on a phone at the end of the window. */
export function CommentBox(props: Props) {
  const isNarrow = useNarrow() === true;
  return isNarrow ? <Sheet {...props} /> : <Pop {...props} />;
}

function Pop({ beside, isQuiet = false, onLeave, ...shown }: Props) {
  const box = usePop(beside);
  useFocusInside(box, isQuiet, beside);
  useLeave(box, beside, onLeave);
  return <OpenBox {...shown} box={box} className="pop-card comment-pop" />;
}

function Sheet({ beside, isQuiet = false, onLeave, ...shown }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => box.current?.showPopover(), []);
  useEffect(() => (box.current === null ? undefined : followKeyboard(box.current)), []);
  useEffect(() => {
    const sheet = box.current;
    if (sheet === null) return;
    const keepInView = () => {
      const hidden = beside.getBoundingClientRect().bottom + 16 - sheet.getBoundingClientRect().top;
      if (hidden > 0) window.scrollBy(0, hidden);
    };
    const sized = new ResizeObserver(keepInView);
    sized.observe(sheet);
    return () => sized.disconnect();
  }, [beside]);
  useFocusInside(box, isQuiet, beside);
  useLeave(box, beside, onLeave);
  return <OpenBox {...shown} box={box} className="pop-card comment-pop comment-sheet" />;
}

type BoxRef = RefObject<HTMLDivElement | null>;

interface OpenBoxProps extends Pick<Props, 'label' | 'onKeyDown' | 'children'> {
  box: BoxRef;
  className: string;
}

function OpenBox({ box, className, label, onKeyDown, children }: OpenBoxProps) {
  return (
    <div
      ref={box}
      className={className}
      popover="manual"
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      {children}
    </div>
  );
}

/** What is inside takes it by itself, as a field does. */
function useFocusInside(box: BoxRef, isQuiet: boolean, beside: HTMLElement): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another cell opens it again
  useEffect(() => {
    const shown = box.current;
    if (!isQuiet && shown !== null && !shown.contains(document.activeElement)) {
      shown.focus({ preventScroll: true });
    }
  }, [box, isQuiet, beside]);
}

function useLeave(box: BoxRef, beside: HTMLElement, onLeave: (() => void) | null): void {
  const leave = useRef(onLeave);
  leave.current = onLeave;
  useEffect(() => {
    const onPress = ({ target }: PointerEvent) => {
      if (!(target instanceof Element)) return;
      if (box.current?.contains(target) || beside.contains(target)) return;
      // A toast's Undo, or the count beside the table, opens something by itself.
      if (target.closest('.toasts, .comment-column, [data-comment]') !== null) return;
      leave.current?.();
    };
    window.addEventListener('pointerdown', onPress, { capture: true });
    return () => window.removeEventListener('pointerdown', onPress, { capture: true });
  }, [box, beside]);
}
