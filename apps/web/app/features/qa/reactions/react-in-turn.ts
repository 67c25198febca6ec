import { isOn, type Press, pressed, type Reacted } from './reacted.ts';

interface Turns {
  /** What the server had last. */
  readonly first: Reacted;
  readonly show: (reacted: Reacted) => void;
  /** @returns what the server has now, of what it tells */
  readonly send: (press: Press, isOn: boolean) => Promise<Partial<Reacted>>;
  readonly failed: (cause: unknown) => void;
}

/**
 * Presses show at once and are sent one after another, each with what it wants, so that quick ones can't overtake each other.
 * One that fails is put back, and what was pressed after it with it.
 */
export function reactInTurn({ first, show, send, failed }: Turns) {
  let known = first;
  let shown = first;
  let waiting: Press[] = [];
  let isSending = false;

  const put = (reacted: Reacted) => {
    shown = reacted;
    show(reacted);
  };

  const sendAll = async () => {
    isSending = true;
    for (let press = waiting[0]; press !== undefined; press = waiting[0]) {
      try {
        known = { ...known, ...(await send(press, isOn(pressed(known, press), press))) };
        waiting = waiting.slice(1);
        put(waiting.reduce(pressed, known));
      } catch (cause) {
        waiting = [];
        put(known);
        failed(cause);
      }
    }
    isSending = false;
  };

  return {
    press(press: Press) {
      waiting = [...waiting, press];
      put(pressed(shown, press));
      if (!isSending) void sendAll();
    },
    /** What the server tells of what others did: what was pressed since stays. */
    know(news: Partial<Reacted>) {
      if (isSending) return;
      known = { ...known, ...news };
      put(known);
    },
  };
}
