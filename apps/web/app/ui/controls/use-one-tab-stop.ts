import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect } from 'react';

const enabled = ':is(input, button):not(:disabled)';
const chosen = ':checked, [aria-pressed="true"]';

/**
 * One Tab stop for all controls in a group, with arrow keys, Home and End between them: the roving tabindex of the
 * ARIA patterns.
 */
export function useOneTabStop(group: RefObject<HTMLElement | null>) {
  // Any render may bring other controls.
  useEffect(() => {
    const controls = controlsIn(group.current);
    const stop = controls.find((control) => control.getAttribute('tabindex') === '0');
    moveStop(controls, stop ?? controls.find((control) => control.matches(chosen)) ?? controls[0]);
  });
  return {
    onFocus(event: FocusEvent) {
      const controls = controlsIn(group.current);
      const focused = controls.find((control) => control === event.target);
      if (focused !== undefined) moveStop(controls, focused);
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.altKey || event.metaKey) return;
      const controls = controlsIn(group.current);
      const at = controls.indexOf(event.target as HTMLElement);
      const next = at < 0 ? null : stepInGroup(event.key, at, controls.length);
      if (next === null) return;
      event.preventDefault();
      controls[next]?.focus();
    },
  };
}

/** Where a key leads from place `at` of `count`; null for other keys. */
export function stepInGroup(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
    case 'ArrowRight':
      return Math.min(at + 1, count - 1);
    case 'ArrowUp':
    case 'ArrowLeft':
      return Math.max(at - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

function controlsIn(group: HTMLElement | null): HTMLElement[] {
  return [...(group?.querySelectorAll<HTMLElement>(enabled) ?? [])];
}

function moveStop(controls: readonly HTMLElement[], to: HTMLElement | undefined): void {
  for (const control of controls) control.tabIndex = control === to ? 0 : -1;
}
