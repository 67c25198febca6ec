import type { UserSettings } from '@tenfold/contract/accounts';
import type { Viewer } from '../platform/api/load-viewer.ts';

export type Density = UserSettings['view'];

/** Investors choose; everyone else gets light. */
export function densityOf({ plan, settings }: Pick<Viewer, 'plan' | 'settings'>): Density {
  return plan === 'investor' ? settings.view : 'light';
}
