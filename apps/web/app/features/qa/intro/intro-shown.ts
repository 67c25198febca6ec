/** A public name: don't rename it. */
const key = 'knowledge-database-modal-show';

/** Until the person has closed it for good. A browser that stores nothing is spared it. */
export function wantsIntro(): boolean {
  try {
    return localStorage.getItem(key) !== 'false';
  } catch {
    return false;
  }
}

export function dismissIntro(): void {
  try {
    localStorage.setItem(key, 'false');
  } catch {
    // Shown once on this page anyway.
  }
}
