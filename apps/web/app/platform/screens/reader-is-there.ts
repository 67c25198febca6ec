const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'] as const;
const latestMs = 2_000;

/** Resolves with the first sign of a reader, and without one soon after the page is up. */
export const readerIsThere: Promise<void> = import.meta.env.SSR ? Promise.resolve() : firstSign();

async function firstSign(): Promise<void> {
  const seen = new AbortController();
  await new Promise<void>((resolve) => {
    const options = { signal: seen.signal, capture: true, passive: true };
    for (const sign of signs) window.addEventListener(sign, () => resolve(), options);
    setTimeout(resolve, latestMs);
  });
  seen.abort();
}
