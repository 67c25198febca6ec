const parameter = 'next';

export function loginPath(next: string): string {
  return withNext('/login', next);
}

export function registerPath(next: string): string {
  return withNext('/register', next);
}

function withNext(path: string, next: string): string {
  return next === '/' ? path : `${path}?${new URLSearchParams({ [parameter]: next })}`;
}

/** Only paths of this site; otherwise the start page. */
export function nextPath(search: URLSearchParams): string {
  const next = search.get(parameter) ?? '/';
  // `//elsewhere` and `/\elsewhere` lead to other sites; browsers ignore tabs and line breaks between the
  // slashes.
  return /^\/(?![/\\])\P{Cc}*$/u.test(next) ? next : '/';
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
    return nextPath(new URLSearchParams({ next: next ?? '/' }));
  } catch {
    return '/';
  }
}

export function goToLogin(): void {
  const { pathname, search, hash } = window.location;
  window.location.assign(loginPath(pathname + search + hash));
}
