import { type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from '../../../ui/styles/class-names.ts';

const delayMs = 500;

/**
 * Fades in when half of it is visible, half a second later. What is visible before the script is there stays: nothing that
 * was read disappears.
 */
export function FadeIn({ children }: { children: ReactNode }) {
  const figure = useRef<HTMLElement>(null);
  const [state, setState] = useState<'still' | 'awaited' | 'shown'>('still');
  useEffect(() => {
    const element = figure.current;
    if (element === null || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const { top, bottom } = element.getBoundingClientRect();
    if (top < window.innerHeight && bottom > 0) return;
    setState('awaited');
    let delay: ReturnType<typeof setTimeout>;
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        watcher.disconnect();
        delay = setTimeout(() => setState('shown'), delayMs);
      },
      { threshold: 0.5 },
    );
    watcher.observe(element);
    return () => {
      watcher.disconnect();
      clearTimeout(delay);
    };
  }, []);
  return (
    <figure
      ref={figure}
      className={classNames('card', state === 'awaited' && 'is-awaited', state === 'shown' && 'is-shown')}
    >
      {children}
    </figure>
  );
}
