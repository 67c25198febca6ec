import { myPath } from '../../../shell/my-paths.ts';

/** Why a visitor who followed a link to this page is asked to sign in. */
export function signInReason(next: string): string | null {
  const [, symbol] = /^\/financials\/([A-Z0-9.-]{1,10})\//.exec(next) ?? [];
  if (symbol !== undefined) {
    return `Each line of ${symbol}’s financials has a page of its own. They come with the free Light plan.`;
  }
  const { pathname } = new URL(next, 'https://site.invalid');
  if (pathname === myPath || pathname.startsWith(`${myPath}/`)) return 'This page belongs to your account.';
  return null;
}
