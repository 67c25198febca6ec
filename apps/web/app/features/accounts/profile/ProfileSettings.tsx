import type { Viewer } from '../../../session/viewer.ts';
import { AvatarForm } from '../avatar/AvatarForm.tsx';
import { SettingsBlock } from '../settings/SettingsBlock.tsx';
import { BioForm } from './BioForm.tsx';
import { ProfileForm } from './ProfileForm.tsx';

export function ProfileSettings({ person }: { person: Viewer }) {
  return (
    <>
      <SettingsBlock title="Photo" about="We crop it to a square and remove its place and time.">
        <AvatarForm person={person} />
      </SettingsBlock>
      <SettingsBlock title="Bio" about="A sentence or two about you as an investor.">
        <BioForm bio={person.bio} />
      </SettingsBlock>
      <SettingsBlock title="Investing" about="Only you can see this.">
        <ProfileForm person={person} />
      </SettingsBlock>
    </>
  );
}
