export const nextParameter = 'next';

export function loginPath(next: string): string {
  return withNext('/login', next);
}

export function registerPath(next: string): string {
  return withNext('/register', next);
}

function withNext(path: string, next: string): string {
  return next === '/' ? path : `${path}?${new URLSearchParams({ [nextParameter]: next })}`;
}

export const fromParameter = 'from';

/** The plans, from a page that asks for one: whoever pays comes back to it. */
export function plansPath(from: string | null): string {
  return withFrom('/plans', from);
}

/** @param from where the person was, to go back to after paying */
export function withFrom(path: string, from: string | null | undefined): string {
  if (from === null || from === undefined || from === '/') return path;
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ [fromParameter]: from })}`;
}
