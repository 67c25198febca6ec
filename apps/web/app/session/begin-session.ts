import { brand } from '@tenfold/contract/brand';
import { Refused } from '../forms/refusal.ts';
import { keepAccessToken } from './access-token.ts';

/** Keeps the token a call answered. Its cookie came along with the answer. */
export function beginSession({ accessToken }: { readonly accessToken: string }): void {
  if (keepAccessToken(accessToken)) return;
  throw new Refused(
    `This browser keeps nothing for this site, which ${brand.name} needs to keep you signed in. Allow it to store data, and try again.`,
  );
}
