const quietMs = 300;

/** What somebody typed on before they saw the dialog answers nothing. Escape closes it at any time. @returns how to stop */
export function ignoreFirstKeys(dialog: HTMLDialogElement): () => void {
  const end = performance.now() + quietMs;
  const ignore = (event: KeyboardEvent) => {
    if (event.timeStamp > end || event.key === 'Escape' || isTyped(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  // A button acts on Space as the key is let go.
  for (const name of ['keydown', 'keyup'] as const) dialog.addEventListener(name, ignore, true);
  return () => {
    for (const name of ['keydown', 'keyup'] as const) dialog.removeEventListener(name, ignore, true);
  };
}

/** Into a field that waits for it. */
function isTyped({ target, key }: KeyboardEvent): boolean {
  const isField =
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && target.type !== 'checkbox' && target.type !== 'radio');
  return isField && (key.length === 1 || target.value !== '');
}
