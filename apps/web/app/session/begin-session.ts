import { brand } from '@tenfold/contract/brand';
import { FormRefusedError } from '../forms/form-error.ts';
import { storeAccessToken } from '../platform/storage/access-token.ts';

export function beginSession({ accessToken }: { readonly accessToken: string }): void {
  if (storeAccessToken(accessToken)) return;
  throw new FormRefusedError(
    `Your browser blocks storage for this site, and ${brand.name} needs it to keep you signed in. Allow it and try again.`,
  );
}
