import { useSyncExternalStore } from 'react';
import { areSingleKeysOn, followSingleKeys } from '../../platform/storage/single-keys.ts';

/** The server knows no device: on. */
export function useSingleKeys(): boolean {
  return useSyncExternalStore(followSingleKeys, areSingleKeysOn, () => true);
}
