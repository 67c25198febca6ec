export const graceCookieName = 'grace-notice';

const aDay = 86_400;

/** For this refused payment, not for the next one: a cookie, so that the server leaves it out of the page. */
export function hideForToday(graceUntil: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is missing in browsers still in use
  document.cookie = `${graceCookieName}=${encodeURIComponent(graceUntil)}; path=/; max-age=${aDay}; samesite=lax`;
}

/** @param request of a page, with its cookies */
export function isHiddenForToday({ headers }: Pick<Request, 'headers'>, graceUntil: string): boolean {
  const wanted = `${graceCookieName}=${encodeURIComponent(graceUntil)}`;
  return (headers.get('cookie') ?? '').split('; ').includes(wanted);
}
