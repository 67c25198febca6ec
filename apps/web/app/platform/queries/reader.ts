import { accessToken, readAccountId } from '../storage/access-token.ts';

export interface Reader {
  current(): string;
  /** @returns stops watching */
  watch(onChange: () => void): () => void;
}

/** The account of the stored token, or `visitor`. Another tab can sign in or out; this one loads a page for that. */
export const readerOfThisBrowser: Reader = {
  current: () => readerOf(accessToken()),
  watch(onChange) {
    let reader = this.current();
    const onStorage = () => {
      if (reader === this.current()) return;
      reader = this.current();
      onChange();
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  },
};

export function readerOf(token: string | null): string {
  return String((token === null ? null : readAccountId(token)) ?? 'visitor');
}
