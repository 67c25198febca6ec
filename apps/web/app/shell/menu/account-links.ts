import { brand } from '@tenfold/contract/brand';
import type { Viewer } from '../../session/viewer.ts';
import type { IconName } from '../../ui/text/Icon.tsx';
import { billingPath } from '../billing-paths.ts';
import { analystsPath, contentPath } from '../editors-paths.ts';
import { myPath, settingsPath } from '../my-paths.ts';

interface AccountLink {
  readonly label: string;
  readonly path: string;
  readonly icon: IconName;
}

const everybody: readonly AccountLink[] = [
  { label: 'My profile', path: settingsPath('PROFILE'), icon: 'person' },
  { label: 'Settings', path: settingsPath('MAIN'), icon: 'gear' },
  { label: 'Subscription & Billing', path: billingPath, icon: 'card' },
  { label: `My ${brand.name}`, path: myPath, icon: 'list' },
];

const editors: AccountLink = { label: 'Editors', path: contentPath, icon: 'table' };
const analysts: AccountLink = { label: 'Analysts', path: analystsPath, icon: 'clock' };

type Roles = Pick<Viewer, 'isSuperuser' | 'isAnalyst'>;

export function accountLinks({ isSuperuser, isAnalyst }: Roles): readonly AccountLink[] {
  return [...everybody, ...(isSuperuser ? [editors] : []), ...(isAnalyst ? [analysts] : [])];
}
