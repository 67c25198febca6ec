import { nextParameter } from './return-to.ts';

/** Only paths of this site; otherwise the start page. */
export function nextPath(search: URLSearchParams): string {
  return sitePath(search.get(nextParameter));
}

/** The same of a path that was given; null leads to the start page, too. */
export function sitePath(path: string | null): string {
  // `//elsewhere` and `/\elsewhere` lead to other sites; browsers ignore tabs and line breaks between the
  // slashes.
  return path !== null && /^\/(?![/\\])\P{Cc}*$/u.test(path) ? path : '/';
}

/** localStorage: the link in the email opens another tab. */
const rememberedKey = 'return-to';

export function rememberNext(next: string): void {
  try {
    localStorage.setItem(rememberedKey, next);
  } catch {
    // Without storage the person lands on the start page.
  }
}

export function takeNext(): string {
  try {
    const next = localStorage.getItem(rememberedKey);
    localStorage.removeItem(rememberedKey);
    return nextPath(new URLSearchParams({ [nextParameter]: next ?? '/' }));
  } catch {
    return '/';
  }
}
