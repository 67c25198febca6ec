import { createHmac } from 'node:crypto';
import type { Db } from '../../../platform/db/index.ts';
import { networkOf } from '../../../platform/limits/index.ts';
import { storedKey } from '../../accounts/index.ts';

/** Shows that votes and texts came from one network, but not which network it was. */
export type HashNetwork = (address: string) => Promise<Buffer>;

/** By a key of this installation: the few networks there are could be tried. */
export function openNetworkHashes(db: Db): HashNetwork {
  let key: Promise<Uint8Array> | null = null;
  return async (address) => {
    key ??= storedKey(db, 'networks of posts').catch((error: unknown) => {
      key = null;
      throw error;
    });
    return createHmac('sha256', await key)
      .update(networkOf(address))
      .digest()
      .subarray(0, 16);
  };
}
