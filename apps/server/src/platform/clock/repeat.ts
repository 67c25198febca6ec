/**
 * Does something again and again, each time so long after it was last done; a failure is told and not the end. Returns
 * how to stop: it waits for what is being done, and keeps no process alive meanwhile.
 */
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
