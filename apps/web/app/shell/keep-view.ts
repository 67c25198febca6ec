import { updateUserSetting } from '@tenfold/contract/accounts';
import { browserApi } from '../session/browser-api.ts';
import type { View } from '../session/view.ts';

/** Loaded when somebody first changes the view: the contract is no part of a first load. */
export async function keepView(view: View): Promise<void> {
  await browserApi.call(updateUserSetting, { body: { view } });
}
