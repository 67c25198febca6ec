/** Waits between runs, not between starts. The returned function stops it once the current run has ended. */
export function repeat(
  everyMs: number,
  work: () => Promise<void>,
  failed: (cause: unknown) => void,
): () => Promise<void> {
  let timer: NodeJS.Timeout | null = null;
  let working: Promise<void> = Promise.resolve();
  const schedule = () => {
    timer = setTimeout(() => {
      working = work()
        .catch(failed)
        .then(() => {
          if (timer !== null) schedule();
        });
    }, everyMs).unref();
  };
  schedule();
  return async () => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    await working;
  };
}
