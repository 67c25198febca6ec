import { brand } from '@tenfold/contract/brand';
import type { IconName } from '../../ui/text/Icon.tsx';
import { myPath, settingsPath } from '../my-paths.ts';

export const accountLinks: readonly { label: string; path: string; icon: IconName }[] = [
  { label: 'My profile', path: settingsPath('PROFILE'), icon: 'person' },
  { label: 'Settings', path: settingsPath('MAIN'), icon: 'gear' },
  { label: 'Subscription & Billing', path: '/plans', icon: 'card' },
  { label: `My ${brand.name}`, path: myPath, icon: 'list' },
];
