const smallestKeyboard = 100;

interface Seen {
  readonly windowHeight: number;
  readonly height: number;
  readonly scale: number;
}

/** Keeps an element above the on-screen keyboard by `--keyboard`, in pixels. */
export function followKeyboard(element: HTMLElement): () => void {
  const { visualViewport: seen } = window;
  if (seen === null) return () => {};
  const follow = () => {
    const { height, scale } = seen;
    const offset = keyboardOffset({ windowHeight: window.innerHeight, height, scale });
    element.style.setProperty('--keyboard', `${offset}px`);
  };
  follow();
  seen.addEventListener('resize', follow);
  return () => seen.removeEventListener('resize', follow);
}

/** Up to 100 px are a browser's own bars; a page that is zoomed in shows less without a keyboard. */
export function keyboardOffset({ windowHeight, height, scale }: Seen): number {
  const covered = Math.round(windowHeight - height * scale);
  return covered > smallestKeyboard ? covered : 0;
}
