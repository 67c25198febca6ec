import { useViewer } from '../../../session/viewer.ts';
import { MyNav } from '../../../shell/header/MyNav.tsx';

/** The row of My Tenfold, where the reader has one: to visitors all its other tabs would lead to sign-in. */
export function CommunityNav() {
  return useViewer() === null ? null : <MyNav />;
}
