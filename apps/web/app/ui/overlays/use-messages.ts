import { useRef, useState } from 'react';

export interface Message {
  readonly text: string;
  readonly failed?: boolean;
  readonly link?: { readonly label: string; readonly path: string };
  /** Offered with a failure: what failed is done once more. */
  readonly again?: () => Promise<void>;
  /** Offered for ten seconds; the message goes with it. */
  readonly undo?: () => Promise<void>;
}

export type ShownMessage = Message & { readonly key: number };

export interface Messages {
  readonly shown: readonly ShownMessage[];
  showMessage(message: Message): void;
  dismiss(key: number): void;
}

/** What has just been done, until it is dismissed or its time is over. */
export function useMessages(): Messages {
  const [shown, setShown] = useState<readonly ShownMessage[]>([]);
  const last = useRef(0);
  return {
    shown,
    showMessage(message) {
      last.current += 1;
      const key = last.current;
      // The last deletion and what came of it; older messages without an undo have been read.
      setShown((before) => [...before.filter(({ undo }) => undo !== undefined), { ...message, key }]);
    },
    dismiss: (key) => setShown((before) => before.filter((message) => message.key !== key)),
  };
}
