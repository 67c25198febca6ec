import { useHydrated } from './use-hydrated.ts';

/** For the root of a part that `hydrateLater` loads, or for a control in it: a click that comes first is replayed. */
export function useReplayedClicks(): { 'data-waiting'?: '' } {
  return useHydrated() ? {} : { 'data-waiting': '' };
}

let waiting: MutationObserver | null = null;

/** @returns whether a click was waiting for its part */
export function forgetClick(): boolean {
  const had = waiting !== null;
  waiting?.disconnect();
  waiting = null;
  return had;
}

/** React loses a click on a part whose script is still loading; this repeats it once the part is hydrated. */
export function replayClicks(): void {
  const replayLater = ({ target }: MouseEvent) => {
    const control = controlOf(target as Element);
    const part = control?.closest('[data-waiting]');
    if (control == null || part == null) return;
    forgetClick();
    waiting = new MutationObserver(() => {
      if (part.hasAttribute('data-waiting')) return;
      forgetClick();
      // The browser has switched it by itself.
      if (control instanceof HTMLInputElement) control.checked = control.defaultChecked;
      control.click();
    });
    waiting.observe(part, { attributeFilter: ['data-waiting'] });
  };
  window.addEventListener('click', replayLater, { capture: true, passive: true });
}

function controlOf(target: Element): HTMLElement | null {
  const label = target.closest('label');
  return (
    target.closest('button') ??
    (label?.control ?? target).closest('input[type=checkbox]') ??
    target.closest('td')
  );
}
