import { updateUserSetting } from '@tenfold/contract/accounts';
import { browserApi } from '../../platform/api/browser-api.ts';
import type { Density } from '../../session/density.ts';

/** Loaded when somebody first changes the view: the contract is no part of a first load. */
export async function saveDensity(view: Density): Promise<void> {
  await browserApi.call(updateUserSetting, { body: { view } });
}
