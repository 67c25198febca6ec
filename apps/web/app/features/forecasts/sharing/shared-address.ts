export function sharedPath(token: string): string {
  return `/forecast/${token}`;
}

export function sharedAddress(token: string): string {
  return window.location.origin + sharedPath(token);
}
