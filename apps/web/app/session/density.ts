import type { UserSettings } from '@tenfold/contract/accounts';
import type { Viewer } from '../platform/api/load-viewer.ts';

export type Density = UserSettings['view'];

/** Pages as the Investor plan shows them, or the lighter ones: an Investor chooses, everybody else has the lighter. */
export function densityOf({ plan, settings }: Pick<Viewer, 'plan' | 'settings'>): Density {
  return plan === 'investor' ? settings.view : 'light';
}
