import { useEffect, useState } from 'react';

/** The moment, each second. It begins with the server's, so that both draw the same first screen. */
export function useClock(start: string): Date {
  const [now, setNow] = useState(() => new Date(start));
  useEffect(() => {
    const second = setInterval(() => setNow(new Date()), 1_000);
    return () => clearInterval(second);
  }, []);
  return now;
}
