/** Whether something is explained first, on this device, until the reader has closed it for good. */
export interface ShownOnce {
  wants(): boolean;
  dismiss(): void;
}

/** A browser that stores nothing is spared it. */
export function shownOnce(key: string): ShownOnce {
  return {
    wants() {
      try {
        return localStorage.getItem(key) !== 'false';
      } catch {
        return false;
      }
    },
    dismiss() {
      try {
        localStorage.setItem(key, 'false');
      } catch {
        // Shown once on this page anyway.
      }
    },
  };
}
