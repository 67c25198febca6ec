import { useEffect, useState } from 'react';

/** Starts at the server's time so that both render the same first screen. */
export function useClock(start: string): Date {
  const [now, setNow] = useState(() => new Date(start));
  useEffect(() => {
    const second = setInterval(() => setNow(new Date()), 1_000);
    return () => clearInterval(second);
  }, []);
  return now;
}
