import type { Locator } from '@playwright/test';

/**
 * What a thumb misses: the controls of a part that do not answer on 44 by 44 pixels. Links within a sentence are as high as
 * its lines.
 */
export function smallTargets(part: Locator): Promise<string[]> {
  return part.evaluate((root) => {
    const reach = 21;
    const isInSentence = (control: Element) =>
      control.matches('a, button.link') &&
      getComputedStyle(control).display === 'inline' &&
      control.closest('p') !== null;
    const answersAt = (control: Element, x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (control.contains(hit) || hit.closest('label')?.contains(control) === true);
    };
    return [...root.querySelectorAll('a[href], button, select, input:not([type=hidden])')].flatMap(
      (control) => {
        if (!control.checkVisibility({ visibilityProperty: true }) || isInSentence(control)) return [];
        // The head of a table that is cards: for screen readers and keys alone.
        const head = control.closest('thead');
        if (head !== null && getComputedStyle(head).clipPath !== 'none') return [];
        control.scrollIntoView({ block: 'center', behavior: 'instant' });
        const box = (control.closest('label') ?? control).getBoundingClientRect();
        const x = box.x + box.width / 2;
        const y = box.y + box.height / 2;
        const missed = [
          [x, y - reach],
          [x, y + reach],
          [x - reach, y],
          [x + reach, y],
        ].filter(([atX = 0, atY = 0]) => !answersAt(control, atX, atY));
        const name = control.getAttribute('aria-label') ?? control.textContent;
        return missed.length === 0 ? [] : [`${name}: ${Math.round(box.width)} by ${Math.round(box.height)}`];
      },
    );
  });
}
