import { type RefObject, useEffect, useState } from 'react';

/** About a screen of a phone: what is asked for then is there once it is read. */
const margin = '600px';

/** Whether a part of the page has come near what is in view; from then on it has. */
export function useNear(part: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = part.current;
    if (element === null) return;
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watcher.disconnect();
        setNear(true);
      },
      { rootMargin: margin },
    );
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [part]);
  return isNear;
}
