/** Up and down, Home and End between the notifications; left and right between the tabs, which switch at once. */
export function stepInMenu(menu: HTMLElement, key: string): boolean {
  const focused = document.activeElement;
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    if (focused?.getAttribute('role') !== 'tab') return false;
    const other = menu.querySelector<HTMLElement>('[role="tab"][aria-selected="false"]');
    other?.focus();
    other?.click();
    return other !== null;
  }
  const items = [...menu.querySelectorAll<HTMLElement>('.notification, .notifications-menu-all')];
  const at = items.indexOf(focused as HTMLElement);
  const next = {
    ArrowDown: at + 1,
    ArrowUp: at < 0 ? items.length - 1 : at - 1,
    Home: 0,
    End: items.length - 1,
  }[key];
  if (next === undefined) return false;
  items[Math.min(Math.max(next, 0), items.length - 1)]?.focus();
  return true;
}
