import { type ReactNode, useLayoutEffect } from 'react';

/** The last click, unless it came to the page. */
let held: MouseEvent | null = null;

const early = { capture: true, passive: true };

/**
 * React stops a click on HTML that it hasn't hydrated, between the window and the page, and forgets it. Nobody else stops
 * one there without preventing it.
 */
export function holdEarlyClicks(): void {
  const hold = (event: MouseEvent) => {
    held = event;
  };
  window.addEventListener('click', hold, early);
}

/** Around whatever is hydrated by itself: a click on it that came too early is repeated. One on a part within waits on. */
export function ClicksCount({ children }: { children: ReactNode }): ReactNode {
  useLayoutEffect(() => {
    // Without React nothing stops a click: those before the first hydration are held, too.
    document.documentElement.addEventListener('click', forgetClick, early);
    // A task of its own: a click that made React hydrate this is still on its way.
    setTimeout(repeatClick);
  }, []);
  return children;
}

/** @returns whether a click was waiting for its part */
export function forgetClick(): boolean {
  const had = heldControl() !== null;
  held = null;
  return had;
}

function repeatClick(): void {
  const control = heldControl();
  held = null;
  // The browser has switched it by itself.
  if (control instanceof HTMLInputElement) control.checked = control.defaultChecked;
  control?.click();
}

function heldControl(): HTMLElement | null {
  return held === null || held.defaultPrevented ? null : controlOf(held.target as Element);
}

/** Null for what the browser answers by itself: links, explanations, forms. */
function controlOf(target: Element): HTMLElement | null {
  const input = (target.closest('label')?.control ?? target).closest<HTMLElement>('input[type=checkbox]');
  const control = input ?? target.closest<HTMLElement>('a[href], button, td');
  return control?.matches('a, [popovertarget], form [type=submit]') ? null : control;
}
