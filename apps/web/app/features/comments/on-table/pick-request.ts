const name = 'pick-a-cell';

/** The button is in the page before the table's comments have loaded: a press is kept until then. */
let isKept = false;

export function asksToPick(): void {
  isKept = true;
  window.dispatchEvent(new Event(name));
}

export function onPickRequest(pick: () => void, signal: AbortSignal): void {
  const answer = () => {
    isKept = false;
    pick();
  };
  if (isKept) answer();
  window.addEventListener(name, answer, { signal });
}
