import { type RefObject, useEffect, useState } from 'react';

/** Whether any of a part of the page is in sight; until that is known, it is. */
export function useInView(part: RefObject<Element | null>): boolean {
  const [isInView, setInView] = useState(true);
  useEffect(() => {
    const element = part.current;
    if (element === null) return;
    const watcher = new IntersectionObserver((entries) => {
      setInView(entries.at(-1)?.isIntersecting ?? true);
    });
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [part]);
  return isInView;
}
