import type { UserSettings } from '@tenfold/contract/accounts';
import type { Viewer } from './load-viewer.ts';

export type View = UserSettings['view'];

/** Pages as the Investor plan shows them, or the lighter ones: an Investor chooses, everybody else has the lighter. */
export function viewOf({ plan, settings }: Pick<Viewer, 'plan' | 'settings'>): View {
  return plan === 'investor' ? settings.view : 'light';
}
