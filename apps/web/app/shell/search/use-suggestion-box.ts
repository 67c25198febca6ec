import { useEffect, useRef, useState } from 'react';

const closesAfterBlurMs = 200;

/** active is -1 for none. */
export function useSuggestionBox(count: number) {
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(closing.current), []);

  const close = () => {
    clearTimeout(closing.current);
    setOpen(false);
    setActive(-1);
  };

  return {
    open,
    active: active < count ? active : -1,
    show() {
      clearTimeout(closing.current);
      setOpen(true);
      setActive(-1);
    },
    close,
    closeAfterBlur() {
      closing.current = setTimeout(close, closesAfterBlurMs);
    },
    move(step: 1 | -1) {
      if (count === 0) return;
      setActive(active === -1 && step === -1 ? count - 1 : (active + step + count) % count);
    },
  };
}
