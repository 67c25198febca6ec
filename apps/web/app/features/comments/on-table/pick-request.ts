const name = 'pick-a-cell';

/** The button is in the page before the table's comments have loaded: a press is kept until then. */
let isPending = false;

export function asksToPick(): void {
  isPending = true;
  window.dispatchEvent(new Event(name));
}

export function onPickRequest(pick: () => void, signal: AbortSignal): void {
  const answer = () => {
    isPending = false;
    pick();
  };
  if (isPending) answer();
  window.addEventListener(name, answer, { signal });
}
