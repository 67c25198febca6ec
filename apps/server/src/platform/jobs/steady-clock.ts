/** A timer takes no longer wait: Node fires it at once. */
const longestMs = 2 ** 31 - 1;

/**
 * For the timers of the queue, which compare two readings of it: it never jumps when the machine's clock is set. Set
 * back by a month, that one would ask for a wait no timer takes, again and again. What is due is decided by the
 * database's time, to which the queue measures the difference.
 */
export const steadyClock = {
  now: () => performance.timeOrigin + performance.now(),
  setTimeout: (work: () => void, ms: number) => setTimeout(work, Math.min(ms, longestMs)),
  clearTimeout: (timer: unknown) => clearTimeout(timer as NodeJS.Timeout),
  setInterval: (work: () => void, ms: number) => setInterval(work, ms),
  clearInterval: (timer: unknown) => clearInterval(timer as NodeJS.Timeout),
};
