const parameter = 'next';

/** The sign-in page, and where it leads back to. */
export function loginPath(next: string): string {
  return next === '/' ? '/login' : `/login?${new URLSearchParams({ [parameter]: next })}`;
}

/** Where a person wanted to go; the start page unless it is a path of this site. */
export function nextPath(search: URLSearchParams): string {
  const next = search.get(parameter) ?? '/';
  // `//elsewhere` and `/\elsewhere` are other sites.
  return /^\/(?![/\\])/.test(next) ? next : '/';
}

/** Leaves the page as it is: everything on it was another person's. */
export function goToLogin(): void {
  const { pathname, search, hash } = window.location;
  window.location.assign(loginPath(pathname + search + hash));
}
