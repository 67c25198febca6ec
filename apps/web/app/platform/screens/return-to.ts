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
