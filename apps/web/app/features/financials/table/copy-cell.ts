/** The figure of the focused cell as it is shown. What is selected as text is copied as text. */
export function copyCell(event: ClipboardEvent): void {
  const cell = event.target instanceof Element ? event.target.closest('td') : null;
  if (cell === null || event.target instanceof HTMLInputElement || String(getSelection()) !== '') return;
  const shown = cell.cloneNode(true) as HTMLElement;
  for (const beside of shown.querySelectorAll('.visually-hidden, small, i, [aria-hidden]')) beside.remove();
  const text = shown.textContent.trim();
  if (text === '') return;
  event.preventDefault();
  event.clipboardData?.setData('text/plain', text);
}
