import { brand } from '@tenfold/contract/brand';
import { Refused } from '../forms/refusal.ts';
import { keepAccessToken } from './access-token.ts';

/** Keeps the token a call answered. Its cookie came along with the answer. */
export function beginSession({ accessToken }: { readonly accessToken: string }): void {
  if (keepAccessToken(accessToken)) return;
  throw new Refused(
    `Your browser blocks storage for this site, and ${brand.name} needs it to keep you signed in. Allow it and try again.`,
  );
}
