const parameter = 'next';

/** The sign-in page, and where it leads back to. */
export function loginPath(next: string): string {
  return withNext('/login', next);
}

export function registerPath(next: string): string {
  return withNext('/register', next);
}

function withNext(path: string, next: string): string {
  return next === '/' ? path : `${path}?${new URLSearchParams({ [parameter]: next })}`;
}

/** Where a person wanted to go; the start page unless it is a path of this site. */
export function nextPath(search: URLSearchParams): string {
  const next = search.get(parameter) ?? '/';
  // `//elsewhere` and `/\elsewhere` are other sites, and a browser reads past tabs and line breaks between the two.
  return /^\/(?![/\\])\P{Cc}*$/u.test(next) ? next : '/';
}

/** Kept while a mail is read: the link in it opens another window. */
const rememberedKey = 'return-to';

export function rememberNext(next: string): void {
  try {
    localStorage.setItem(rememberedKey, next);
  } catch {
    // Then the way leads to the start page.
  }
}

/** Where a person wanted to go before they registered, once. */
export function takeNext(): string {
  try {
    const next = localStorage.getItem(rememberedKey);
    localStorage.removeItem(rememberedKey);
    return nextPath(new URLSearchParams({ next: next ?? '/' }));
  } catch {
    return '/';
  }
}

/** Leaves the page as it is: everything on it was another person's. */
export function goToLogin(): void {
  const { pathname, search, hash } = window.location;
  window.location.assign(loginPath(pathname + search + hash));
}
