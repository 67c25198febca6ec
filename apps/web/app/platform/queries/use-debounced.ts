import { useEffect, useState } from 'react';

/** The text once typing rests; an emptied field counts at once. */
export function useDebounced(text: string, ms = 300): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), text === '' ? 0 : ms);
    return () => clearTimeout(timer);
  }, [text, ms]);
  return text === '' ? '' : rested;
}
